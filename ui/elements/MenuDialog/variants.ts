export const menuSides = ['top', 'start', 'bottom'] as const
