/** The edges of the window that a menu can come from. */
export const menuSides = ['top', 'start'] as const
