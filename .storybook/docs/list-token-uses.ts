import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Text of each mixin by name. A mixin may use an earlier one. */
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

export function listTokenUses(): Record<string, string[]> {
  const uses: Record<string, Set<string>> = {}
  const mixins = readMixins()
  for (const file of globSync('ui/**/*.css.ts')) {
    const text = addMixins(readFileSync(file, 'utf8'), mixins)
    const destructured = [...text.matchAll(/\{ ([\w, ]+) \} = vars\.(\w+)/g)].flatMap(([, names = '', group = '']) =>
      names.split(', ').map((name) => `${group}.${name}`),
    )
    const paths = [...text.matchAll(/\bvars\.(\w+(?:\.\w+|\[\d+\])*)/g)].map(([, path = '']) => path.replace(/\[(\d+)\]/g, '.$1'))
    for (const token of [...destructured, ...paths]) (uses[token] ??= new Set()).add(basename(dirname(file)))
  }
  return Object.fromEntries(Object.entries(uses).map(([token, folders]) => [token, [...folders].sort()]))
}
