import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readSheet } from '../docs/read-sheet.ts'

/** Components that have their own rules for a medium, such as `docs-callout`. */
export interface MediaRules {
  print: readonly string[]
  forced: readonly string[]
}

const isTest = /\.(?:test|stories|fixture)\./
const specifier = /\bfrom '(?<path>\.[^']+)'/g
/** Matches rules for print. `screen and …` is left out, because a rule for a screen size doesn't apply in print. */
const screenOrPrint = /\b(?:print|screen(?! and)|media\.script)\b/
const forced = /\bmedia\.forced\b/

/** Returns the styles of a component and of the shared files that it imports, such as mixins. Leaves out the styles of other components. */
function readStyles(folder: string, components: ReadonlySet<string>): string {
  const waiting = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !isTest.test(file))
  const seen = new Set<string>()
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const { groups } of readFileSync(file, 'utf8').matchAll(specifier)) {
      const target = join(dirname(file), groups!['path']!)
      const other = target.split('/').slice(0, 3).join('/')
      if (target.startsWith('ui/') && (other === folder || !components.has(other))) waiting.push(target)
    }
  }
  const sheets = [...seen].filter((file) => file.endsWith('.css.ts'))
  return sheets.map((file) => readSheet(file)).join('\n')
}

/** Finds the components that need a picture in print or with forced colors. The others lack rules for these media. */
export function findMediaRules(): MediaRules {
  const folders = new Set(globSync('ui/*/*/*.stories.tsx').map((file) => dirname(file)))
  const styles = [...folders].map((folder) => ({
    component: folder.replace('ui/', '').replace('/', '-').toLowerCase(),
    text: readStyles(folder, folders),
  }))
  const findWith = (pattern: RegExp) => styles.filter(({ text }) => pattern.test(text)).map(({ component }) => component)
  return { print: findWith(screenOrPrint), forced: findWith(forced) }
}
