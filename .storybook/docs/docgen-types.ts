import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Source of a list of constants, from its file or from the one that it is imported from. */
function listOf(name: string, code: string, file: string): string | undefined {
  const own = new RegExp(`const ${name} = \\[([^\\]]*)\\] as const`).exec(code)?.[1]
  const from = own ? undefined : new RegExp(`^import .*\\b${name}\\b.* from '(\\.[^']+)'`, 'm').exec(code)?.[1]
  return from ? listOf(name, readFileSync(join(dirname(file), from), 'utf8'), from) : own
}

/** Writes out the union of a list of variants, which react-docgen reports as `unknown[number]`. */
export const withVariants = (code: string, file: string): string =>
  code.replace(/\(typeof (\w+)\)\[number\](?!\[)/g, (whole, name: string) => {
    const values = listOf(name, code, file)?.match(/'[^']*'|\d+/g)
    return values?.join(' | ') ?? whole
  })

/** Removes `readonly` from array types, which react-docgen reports as `unknown`. Spaces replace it to keep source positions. */
export const withoutReadonlyArrays = (code: string): string => code.replace(/(?<=[:<|(=,] )readonly(?= [\w{([])/g, '        ')
