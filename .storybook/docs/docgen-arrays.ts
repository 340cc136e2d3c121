/** Removes `readonly` from array types, which react-docgen reports as `unknown`. Spaces replace it, so that positions stay the same. */
export const withoutReadonlyArrays = (code: string): string => code.replace(/(?<=[:<|(=,] )readonly(?= [\w{([])/g, '        ')
