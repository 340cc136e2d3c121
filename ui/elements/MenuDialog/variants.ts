/** Edges from which a menu opens. */
export const menuSides = ['top', 'start', 'bottom'] as const
