/** The scoped reset recognizes the package's elements by it. */
export const classPrefix = 'onenode-'
