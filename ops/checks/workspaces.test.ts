import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readJson } from '../../packages/host/configuration/read-json.ts'
import { findStrayImports, type Workspace } from './workspaces.ts'

const texts = z.optional(z.record(z.string(), z.string()))
const manifest = z.object({
  name: z.string(),
  imports: texts,
  exports: texts,
  dependencies: texts,
  devDependencies: texts,
  peerDependencies: texts,
})

const { workspaces: folders } = readJson(z.object({ workspaces: z.array(z.string()) }), readFileSync('package.json', 'utf8'))
const workspaces = globSync(folders.map((folder) => `${folder}/package.json`)).map((file): Workspace => {
  const { name, imports = {}, dependencies, devDependencies, peerDependencies } = readJson(manifest, readFileSync(file, 'utf8'))
  return {
    folder: file.slice(0, -'/package.json'.length),
    name,
    aliases: Object.fromEntries(Object.entries(imports).map(([start, target]) => [start.replace('*', ''), target.replace('/*', '')])),
    dependencies: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
  }
})

test('each workspace imports only what its package.json names', () => {
  const files = workspaces.flatMap(({ folder }) => globSync(`${folder}/**/*.{ts,tsx,mdx}`, { exclude: ['**/node_modules/**'] }))
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => findStrayImports(file, readFileSync(file, 'utf8'), workspaces))).toEqual([])
})

test('every export of a package is imported by another package', () => {
  const imported = workspaces
    .flatMap(({ folder }) => globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**'] }))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const unused = globSync('packages/*/package.json').flatMap((file) => {
    const { name, exports = {} } = readJson(manifest, readFileSync(file, 'utf8'))
    return Object.keys(exports).filter((path) => !path.includes('*') && !imported.includes(`'${path.replace('.', name)}'`))
  })
  expect(unused).toEqual([])
})

test.each([
  ['tokens/a.ts', "import { Hero } from '../ui/index.ts'", /leaves tokens/],
  ['tokens/a.ts', "import { useState } from 'react'", /no dependency of tokens/],
  ['ui/elements/a.tsx', "import { routes } from '../../site/routes.tsx'", /leaves ui/],
  ['ui/elements/a.tsx', "import { Link } from 'react-router-dom'", /no dependency of ui/],
  ['ui/landing/Hero/Hero.tsx', "import { hero } from '../../../site/landing/words/hero.ts'", /leaves ui/],
  ['ui/landing/Hero/Hero.stories.tsx', "import { hero } from '../../../site/landing/words/hero.ts'", /leaves ui/],
  ['ui/elements/a.stories.tsx', "import { Docs } from '../../.storybook/docs/blocks.tsx'", /leaves ui/],
  ['ui/elements/a.stories.tsx', "import { vmApi } from '@workspace/api/vm/vm.ts'", /no dependency of ui/],
  ['site/landing/a.tsx', "import { Hero } from '../../ui/landing/Hero/Hero.tsx'", /leaves site/],
  ['packages/api/vm/a.ts', "import type { Hero } from '#ui/landing/Hero/Hero.tsx'", /no dependency of packages\/api/],
  ['packages/api/vm/a.ts', "const later = () => import('@workspace/sandbox/sandbox.ts')", /no dependency of packages\/api/],
  [
    'packages/application/a.test.ts',
    "import {\n  createApp,\n} from '@workspace/host/http/app.ts'",
    /no dependency of packages\/application/,
  ],
  ['packages/host/a.test.ts', "import { routes } from '../../site/routes.tsx'", /leaves packages\/host/],
  ['packages/host/a.ts', "import { open } from '../../ops/testing/browser.ts'", /leaves packages\/host/],
])('refuses a planted import: %s, %s', (file, text, message) => {
  expect(findStrayImports(file, text, workspaces)).toEqual([expect.stringMatching(message)])
})

test.each([
  ['site/landing/a.tsx', "import { Hero } from '#ui/landing/Hero/Hero.tsx'"],
  ['packages/host/a.test.ts', "import { open } from '../../ops/testing/browser.ts'"],
  ['ui/elements/a.tsx', "import { vars } from '@workspace/tokens/contract.css.ts'"],
  ['packages/sandbox/a.ts', "import { vmApi } from '@workspace/api/vm/vm.ts'"],
])('allows %s, %s', (file, text) => {
  expect(findStrayImports(file, text, workspaces)).toEqual([])
})
