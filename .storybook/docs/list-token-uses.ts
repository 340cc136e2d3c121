import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { vars } from '../../tokens/contract.css.ts'
import { readSheet } from './read-sheet.ts'

/** Paths of tokens, such as `color.text.muted` or `space[2]`. */
const token = new RegExp(String.raw`(?<![\w'-])(?<!(?<!vars)\.)(?:${Object.keys(vars).join('|')})(?:\.\w+|\[\d+\])+`, 'g')

export function listTokenUses(): Record<string, string[]> {
  const uses: Record<string, Set<string>> = {}
  for (const file of globSync('ui/**/*.css.ts')) {
    const text = readSheet(file)
    const destructured = [...text.matchAll(/\{ ([\w, ]+) \} = (\w+)$/gm)].flatMap(([, names = '', group = '']) =>
      group in vars ? names.split(', ').map((name) => `${group}.${name}`) : [],
    )
    const paths = [...text.matchAll(token)].map(([path]) => path.replace(/\[(\d+)\]/g, '.$1'))
    for (const path of [...destructured, ...paths]) (uses[path] ??= new Set()).add(basename(dirname(file)))
  }
  return Object.fromEntries(Object.entries(uses).map(([path, folders]) => [path, [...folders].sort()]))
}
