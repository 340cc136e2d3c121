/** Prefix of the package's class names and CSS variables, by which the scoped reset recognizes its elements. */
export const classPrefix = 'onenode-'
