/** Greatest width of prose: about 75 characters of its own size. */
export const measure = '34em'
