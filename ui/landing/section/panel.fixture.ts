/** Origin of the figures in the stories of panels. */
export const example = { kind: 'sample', label: 'example' } as const
