import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { listSourceFiles } from '../../testing/source-files.ts'

const files = listSourceFiles().filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|fixture)\.|(?:^|\/)(?:fixtures|e2e)\/|^ops\/apps\//.test(file),
)

/** Lists a file's imports from its own workspace, including imports of types. The linter checks imports between workspaces. */
function listImports(file: string) {
  const source = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ]
  return specifiers.filter((specifier) => specifier.startsWith('.')).map((specifier) => [file, join(dirname(file), specifier)] as const)
}

/** Returns the imports between two parts of a folder that also import each other, directly or through other parts. */
function findCircles(imports: readonly (readonly [from: string, to: string])[]): string[] {
  const parts = new Map<string, Map<string, string>>()
  for (const [from, to] of imports) {
    const [one, other] = [from.split('/'), to.split('/')]
    const depth = one.findIndex((name, at) => name !== other[at]) + 1
    const part = one.slice(0, depth).join('/')
    parts.set(part, (parts.get(part) ?? new Map<string, string>()).set(other.slice(0, depth).join('/'), `${from} imports ${to}`))
  }
  const reach = (part: string, found = new Set<string>()): Set<string> => {
    for (const next of parts.get(part)?.keys() ?? []) if (!found.has(next)) reach(next, found.add(next))
    return found
  }
  return [...parts].flatMap(([part, others]) => [...others].flatMap(([other, text]) => (reach(other).has(part) ? text : [])))
}

test('no two parts of a folder import each other', () => {
  expect(files.length).toBeGreaterThan(700)
  expect(findCircles(files.flatMap(listImports))).toEqual([])
})

test('finds a circle of two files, and a circle of folders', () => {
  const circle = [
    ['site/a/one.ts', 'site/b/two.ts'],
    ['site/b/two.ts', 'site/c.ts'],
    ['site/c.ts', 'site/a/other.ts'],
    ['site/b/three.ts', 'site/b/four.ts'],
    ['site/b/four.ts', 'site/b/three.ts'],
  ] as const
  expect(findCircles([...circle, ['site/a/one.ts', 'site/a/other.ts'], ['site/d.ts', 'site/a/one.ts']])).toEqual(
    circle.map(([from, to]) => `${from} imports ${to}`),
  )
})
