/** Grid of one column that long words cannot widen, as they widen an automatic column. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
