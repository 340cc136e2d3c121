export const measure = '33em'
