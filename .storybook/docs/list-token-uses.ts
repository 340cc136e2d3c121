import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

export function listTokenUses(): Record<string, string[]> {
  const uses: Record<string, Set<string>> = {}
  for (const file of globSync('ui/**/*.css.ts')) {
    const text = readFileSync(file, 'utf8')
    const destructured = [...text.matchAll(/\{ ([\w, ]+) \} = vars\.(\w+)/g)].flatMap(([, names = '', group = '']) =>
      names.split(', ').map((name) => `${group}.${name}`),
    )
    const paths = [...text.matchAll(/\bvars\.(\w+(?:\.\w+|\[\d+\])*)/g)].map(([, path = '']) => path.replace(/\[(\d+)\]/g, '.$1'))
    for (const token of [...destructured, ...paths]) (uses[token] ??= new Set()).add(basename(dirname(file)))
  }
  return Object.fromEntries(Object.entries(uses).map(([token, folders]) => [token, [...folders].sort()]))
}
