import { globSync, readFileSync } from 'node:fs'

/** Maps the name of each variant constant to the source of its list. */
const lists = new Map(
  globSync('{tokens,ui}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/const (\w+) = \[([^\]]*)\] as const/g)].map(([, name, list]) => [name!, list!] as const),
  ),
)

/** Replaces the type of a variant list with its union, because react-docgen reports `unknown[number]`. */
export const inlineVariants = (code: string): string =>
  code.replace(
    /\(typeof (\w+)\)\[number\](?!\[)/g,
    (whole, name: string) =>
      lists
        .get(name)
        ?.match(/'[^']*'|\d+/g)
        ?.join(' | ') ?? whole,
  )

/** Replaces `readonly` in array types with spaces, because react-docgen reports readonly arrays as `unknown`. The spaces keep source positions the same. */
export const removeReadonly = (code: string): string => code.replace(/(?<=[:<|(=,] )readonly(?= [\w{([])/g, '        ')
