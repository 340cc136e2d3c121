import { globSync, readFileSync } from 'node:fs'

/** Source of each list of variants by name. */
const lists = new Map(
  globSync('{tokens,ui}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/const (\w+) = \[([^\]]*)\] as const/g)].map(([, name, list]) => [name!, list!] as const),
  ),
)

/** react-docgen reports `unknown[number]` for the type of a variant list. */
export const inlineVariants = (code: string): string =>
  code.replace(
    /\(typeof (\w+)\)\[number\](?!\[)/g,
    (whole, name: string) =>
      lists
        .get(name)
        ?.match(/'[^']*'|\d+/g)
        ?.join(' | ') ?? whole,
  )

/** react-docgen reports readonly arrays as `unknown`. The spaces keep source positions the same. */
export const removeReadonly = (code: string): string => code.replace(/(?<=[:<|(=,] )readonly(?= [\w{([])/g, '        ')
