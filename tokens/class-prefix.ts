/** Prefix by which the scoped reset recognizes the package's elements. */
export const classPrefix = 'onenode-'
