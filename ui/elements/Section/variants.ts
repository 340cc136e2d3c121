export const sectionPaddings = ['both', 'start', 'end', 'tight', 'none'] as const
