export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
