import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { vars } from '../../tokens/contract.css.ts'

/** Text of each mixin by name. A mixin may use an earlier mixin. */
function readMixins(): Map<string, string> {
  const mixins = new Map<string, string>()
  for (const part of readFileSync('ui/elements/mixins.ts', 'utf8')
    .split(/^export const /m)
    .slice(1))
    mixins.set(/^\w+/.exec(part)![0], addMixins(part, mixins))
  return mixins
}

const addMixins = (text: string, mixins: ReadonlyMap<string, string>) =>
  [text, ...[...mixins].filter(([name]) => new RegExp(`\\b${name}\\b`).test(text)).map(([, own]) => own)].join('\n')

/** Paths of tokens, such as `color.text.muted` or `space[2]`. */
const token = new RegExp(String.raw`(?<![\w'-])(?<!(?<!vars)\.)(?:${Object.keys(vars).join('|')})(?:\.\w+|\[\d+\])+`, 'g')

export function listTokenUses(): Record<string, string[]> {
  const uses: Record<string, Set<string>> = {}
  const mixins = readMixins()
  for (const file of globSync('ui/**/*.css.ts')) {
    const text = addMixins(readFileSync(file, 'utf8'), mixins)
    const destructured = [...text.matchAll(/\{ ([\w, ]+) \} = (\w+)$/gm)].flatMap(([, names = '', group = '']) =>
      group in vars ? names.split(', ').map((name) => `${group}.${name}`) : [],
    )
    const paths = [...text.matchAll(token)].map(([path]) => path.replace(/\[(\d+)\]/g, '.$1'))
    for (const path of [...destructured, ...paths]) (uses[path] ??= new Set()).add(basename(dirname(file)))
  }
  return Object.fromEntries(Object.entries(uses).map(([path, folders]) => [path, [...folders].sort()]))
}
