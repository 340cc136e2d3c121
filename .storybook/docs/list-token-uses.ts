import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

export function listTokenUses(): Record<string, string[]> {
  const uses: Record<string, Set<string>> = {}
  for (const file of globSync('ui/**/*.css.ts')) {
    const text = readFileSync(file, 'utf8')
    for (const [, names = '', group = ''] of text.matchAll(/\{ ([\w, ]+) \} = vars\.(\w+)/g)) {
      for (const name of names.split(', ')) (uses[`${group}.${name}`] ??= new Set()).add(basename(dirname(file)))
    }
    for (const [, path = ''] of text.matchAll(/\bvars\.(\w+(?:\.\w+|\[\d+\])*)/g)) {
      const token = path.replace(/\[(\d+)\]/g, '.$1')
      ;(uses[token] ??= new Set()).add(basename(dirname(file)))
    }
  }
  return Object.fromEntries(Object.entries(uses).map(([token, folders]) => [token, [...folders].sort()]))
}
