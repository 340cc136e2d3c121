/** Longer names are cut off. The fields of the contract have shorter names. */
const maxName = 60

/** Returns text like `vmConfiguration.openPorts[0].port`. An empty name is `""`. */
export const formatFieldPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    const name = String(part) || '""'
    return `${text}${text && '.'}${name.length > maxName ? `${name.slice(0, maxName)}…` : name}`
  }, '')

export const getValueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined), value)
