/** A grid of one column that long words cannot widen: the column of a grid grows with them by default. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
