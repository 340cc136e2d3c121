/** The path of a field as people write it: `vmConfiguration.openPorts[0].port`. */
export const fieldPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}${text && '.'}${String(part)}`), '')

/** The value at a path; `undefined` where there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined), value)
