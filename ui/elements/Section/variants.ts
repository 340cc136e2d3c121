/** Edges with padding. `tight` has less at the start. */
export const sectionPaddings = ['both', 'start', 'end', 'tight', 'none'] as const
