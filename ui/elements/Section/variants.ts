/** Edges that get padding. `tight` means both, with less at the start. */
export const sectionPaddings = ['both', 'start', 'end', 'tight', 'none'] as const
