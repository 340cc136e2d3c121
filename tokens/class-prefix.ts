/** Prefix of the package's class names and CSS variables. The scoped reset uses it to recognize the package's elements. */
export const classPrefix = 'onenode-'
