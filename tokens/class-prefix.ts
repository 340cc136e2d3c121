/** Prefix of the package’s class names and CSS variables; the scoped reset recognizes the system's elements by it. */
export const classPrefix = 'onenode-'
