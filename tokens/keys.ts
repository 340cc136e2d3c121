/** Returns the keys of a constant object with their type. */
export const getKeys = <Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys does not keep the type of the keys.
  Object.keys(object) as Key[]
