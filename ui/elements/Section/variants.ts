/** Edges of a section that keep its distance to the next one; `tight` keeps less at its start. */
export const sectionPaddings = ['both', 'start', 'end', 'tight', 'none'] as const
