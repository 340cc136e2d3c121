/** Edges of a section that keep its distance to the next one. */
export const sectionPaddings = ['both', 'start', 'end', 'none'] as const
