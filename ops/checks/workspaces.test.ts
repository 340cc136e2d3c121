import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readJson } from '../../packages/host/configuration/read-json.ts'
import { findImportProblem } from '../lint/import-directions.ts'

const exported = z.object({ name: z.string(), exports: z.optional(z.record(z.string(), z.string())) })
const list = (pattern: string) => globSync(pattern, { exclude: ['**/node_modules/**'] })

test('the MDX pages of components import only what their workspace may import', () => {
  const problems = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^import\s[^'"]*['"]([^'"]+)['"]/gm)].flatMap(
      ([, specifier]) => findImportProblem(file, specifier!) ?? [],
    )
  expect(list('ui/**/*.mdx').flatMap((file) => problems(file).map((problem) => `${file}: ${problem}`))).toEqual([])
  // The linter reads only TypeScript.
  expect(findImportProblem('ui/landing/Hero/Hero.mdx', '../../../site/routes.tsx')).toMatch(/ui must not import site/)
})

test('every export that a package.json names without a wildcard is imported', () => {
  const imported = list('{tokens,ui,site,packages}/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const unused = globSync('packages/*/package.json').flatMap((file) => {
    const { name, exports = {} } = readJson(exported, readFileSync(file, 'utf8'))
    return Object.keys(exports).filter((path) => !path.includes('*') && !imported.includes(`'${path.replace('.', name)}'`))
  })
  expect(unused).toEqual([])
})
