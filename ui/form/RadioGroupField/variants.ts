/** Arrangements of a radio group. */
export const radioLayouts = ['list', 'columns', 'tiles'] as const
