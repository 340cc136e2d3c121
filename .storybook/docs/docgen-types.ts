import { globSync, readFileSync } from 'node:fs'

/** Lists of variants, by the name of their constant. */
const lists = new Map(
  globSync('{tokens,ui}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/const (\w+) = \[([^\]]*)\] as const/g)].map(([, name, list]) => [name!, list!] as const),
  ),
)

/** Writes out the union of a list of variants, which react-docgen reports as `unknown[number]`. */
export const withVariants = (code: string): string =>
  code.replace(
    /\(typeof (\w+)\)\[number\](?!\[)/g,
    (whole, name: string) =>
      lists
        .get(name)
        ?.match(/'[^']*'|\d+/g)
        ?.join(' | ') ?? whole,
  )

/** Removes `readonly` from array types, which react-docgen reports as `unknown`. Spaces replace it to keep source positions. */
export const withoutReadonlyArrays = (code: string): string => code.replace(/(?<=[:<|(=,] )readonly(?= [\w{([])/g, '        ')
