import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import chromatic from '../../chromatic.config.json' with { type: 'json' }
import { readImport, readModule } from '../docs/source-module.ts'

/** Lists the files that a file imports at run time, without types. */
function listImports(file: string): string[] {
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'))
  const types = program.body.flatMap((node) => ('importKind' in node && node.importKind === 'type' ? [node.start] : []))
  const imports = module.staticImports.filter(({ start }) => !types.includes(start)).map((each) => each.moduleRequest.value)
  const exports = module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))
  const source = readModule(file)
  return [...new Set([...imports, ...exports])].flatMap((from) => readImport(source, from)?.file ?? [])
}

const imports = new Map<string, string[]>()
/**
 * Returns `files` and all their direct and indirect imports. `isGraph` leaves out what stylesheets import, because Storybook's build
 * evaluates stylesheets and its graph ends there.
 */
function reach(files: readonly string[], isGraph: boolean, found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    if (isGraph && file.endsWith('.css.ts')) continue
    if (!imports.has(file)) imports.set(file, listImports(file))
    reach(imports.get(file)!, isGraph, found)
  }
  return found
}

test('chromatic.config.json lists each file outside of Storybook’s graph, so that a change to such a file retakes all snapshots', () => {
  const stories = globSync('{ui,site,.storybook}/**/*.stories.tsx')
  const graph = reach(stories, true)
  const outside = [...reach(stories, false)].filter((file) => !graph.has(file))
  expect(graph.size).toBeGreaterThan(300)
  expect(outside.length).toBeGreaterThan(10)
  const isExternal = (file: string) => chromatic.externals.some((pattern) => matchesGlob(file, pattern))
  expect(
    outside.filter((file) => !isExternal(file)),
    'add them to externals in chromatic.config.json',
  ).toEqual([])
})

/** Expands `a/{b,c}` to `a/b` and `a/c`. */
const expand = (pattern: string): string[] => {
  const [group, names] = /\{([^{}]*)\}/.exec(pattern) ?? []
  return group ? names!.split(',').flatMap((name) => expand(pattern.replace(group, name))) : [pattern]
}

test.each([...chromatic.externals, ...chromatic.untraced].flatMap(expand))('%s in chromatic.config.json names a file', (pattern) => {
  expect(globSync(pattern)).not.toEqual([])
})
