/** Takes `readonly` from array types, for which react-docgen says `unknown`. The length of the text stays, and with it every position. */
export const withoutReadonlyArrays = (code: string): string => code.replace(/(?<=[:<|(=,] )readonly(?= [\w{([])/g, '        ')
