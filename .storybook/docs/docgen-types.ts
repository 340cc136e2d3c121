/** Removes `readonly` from array types, which react-docgen reports as `unknown`. Spaces replace it to keep source positions. */
export const withoutReadonlyArrays = (code: string): string => code.replace(/(?<=[:<|(=,] )readonly(?= [\w{([])/g, '        ')
