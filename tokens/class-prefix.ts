/** How every class name of the package begins: the scoped reset knows the system's own elements by it. */
export const classPrefix = 'onenode-'
