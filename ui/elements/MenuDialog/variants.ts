/** The edges of the window that a menu can come from. */
export const menuEdges = ['top', 'start'] as const
