/** Prefix of the package's class names and CSS variables. The scoped reset recognizes the package's elements by it. */
export const classPrefix = 'onenode-'
