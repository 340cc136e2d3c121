/** Maximum width of prose, about 75 characters. */
export const measure = '33em'
