import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Tests that run for an edit which the tests of its own folder did not notice: those that import it in the fewest steps, and every test of the
 * browser, since some try all components. Stories take seconds.
 */
const nearest = { tests: 8, stories: 8 }

const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file)
const files = globSync(['ui/**/*.{ts,tsx}', 'site/**/*.{ts,tsx}', '.storybook/checks/*.browser.test.tsx'], {
  // The last one compares a picture.
  exclude: ['**/node_modules/**', 'ui/package/**', 'site/e2e/**', 'site/frame/social-card.test.ts'],
})

const importers = new Map<string, string[]>()
for (const file of files) {
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'((?:\.|#ui)[^']+\.tsx?)'/g)) {
    const imported = path!.startsWith('#ui') ? path!.slice(1) : join(dirname(file), path!)
    importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
}

/** Tests and stories of a component's file: those of its folder and of its name, then the nearest that import it. */
export function testsOf(file: string): [own: string[], others: string[]] {
  const folder = file.split('/').slice(0, 3).join('/')
  const name = file.replace(/\.tsx?$/, '.')
  const own = files.filter((other) => isTest(other) && (other.startsWith(`${folder}/`) || other.startsWith(name)))
  const seen = new Set([file])
  for (const at of seen) for (const next of importers.get(at) ?? []) seen.add(next)
  const others = [...seen].filter((other) => isTest(other) && !own.includes(other))
  const isOf = (kind: string) => (other: string) => (/\.(stories|browser)\./.exec(other)?.[1] ?? 'unit') === kind
  const near = [
    ...others.filter(isOf('unit')).slice(0, nearest.tests),
    ...others.filter(isOf('stories')).slice(0, nearest.stories),
    ...others.filter(isOf('browser')),
  ]
  return own.length > 0 ? [own, near] : [near, []]
}
