/** Formats the path of a field, like `vmConfiguration.openPorts[0].port`. */
export const formatFieldPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}${text && '.'}${String(part)}`), '')

/** Returns the value at a path, or `undefined` if there is none. */
export const getValueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined), value)
