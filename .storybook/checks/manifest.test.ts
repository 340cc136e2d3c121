import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildIndex, experimental_loadStorybook } from 'storybook/internal/core-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSubpaths } from '../../ui/package/subpaths.ts'
import { library } from '../../ui/package/setup.ts'

interface Props {
  props?: Record<string, { tsType: { name: string } }>
}
interface Component {
  name: string
  path: string
  description: string
  import: string
  reactDocgen: Props
  subcomponents?: Record<string, { reactDocgen?: Props }>
  stories: readonly { name: string; snippet: string }[]
  docs?: Record<string, { content: string }>
}
interface Manifests {
  docs: { docs: Record<string, { content: string }> }
  components: { components: Record<string, Component> }
}

const folder = mkdtempSync(resolve('node_modules/.cache/manifest-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let manifests: Manifests
let components: [id: string, component: Component][]
/** Code by file name. */
const files = new Map<string, string>()
let problems = ''

const readBlocks = (text: string) => [...text.matchAll(/^```tsx\n([^]*?)^```/gm)].map(([, code]) => code!)

/** Compiles the files as an app that has installed the package. */
function compile(): string {
  mkdirSync(join(folder, 'node_modules/@onenode'), { recursive: true })
  symlinkSync(library, join(folder, 'node_modules/@onenode/design-system'))
  for (const [name, code] of files) writeFileSync(join(folder, `${name}.tsx`), code)
  const compilerOptions = {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedSideEffectImports: true,
    types: [],
    outDir: 'out',
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'], exclude: [] }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  return spawnSync(resolve('node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8', cwd: folder }).stdout
}

beforeAll(async () => {
  const { presets } = await experimental_loadStorybook({ configDir: '.storybook' })
  const { entries } = await buildIndex({ configDir: '.storybook' })
  const manifestEntries = Object.values(entries).filter(({ tags = [] }) => tags.includes('manifest'))
  manifests = (await presets.apply('experimental_manifests', undefined, { manifestEntries })) as unknown as Manifests
  components = Object.entries(manifests.components.components)
  for (const [id, { import: line, stories }] of components)
    for (const { name, snippet } of stories)
      files.set(
        `${id}.${name.replaceAll(' ', '')}`,
        `${line}\n\n${snippet}\n\nexport const Screen = ${/^const (\w+) = (?!.*^const \w+ = )/ms.exec(snippet)![1]}\n`,
      )
  for (const [at, code] of readBlocks(readFileSync('.storybook/checks/screens.md', 'utf8')).entries()) files.set(`screen-${at}`, code)
  for (const [at, code] of readBlocks(Object.values(manifests.docs.docs)[0]!.content).entries()) files.set(`set-up-${at}`, code)
  problems = compile()
})

test('every example, the ten screens and the set-up compile in strict mode against the package', () => {
  expect(files.size).toBeGreaterThan(150)
  expect([...files.keys()].filter((name) => name.startsWith('screen-'))).toHaveLength(10)
  expect(problems).toBe('')
})

test('every example and every screen renders', async () => {
  const failed: string[] = []
  for (const name of files.keys()) {
    if (name.startsWith('set-up')) continue
    const { Screen } = (await import(/* @vite-ignore */ join(folder, 'out', `${name}.js`))) as { Screen: ComponentType }
    try {
      if (!/<\w/.test(renderToStaticMarkup(createElement(Screen)))) failed.push(`${name} is empty`)
    } catch (error) {
      failed.push(`${name}: ${String(error)}`)
    }
  }
  expect(failed).toEqual([])
})

test('an agent first reads about the style sheet and the provider', () => {
  const [page] = Object.values(manifests.docs.docs)
  expect(page!.content).toMatch(/styles\.css[^]*<LinkProvider/)
})

test('the manifest names every exported component, and each entry has an import, a page and an example', () => {
  const exported = listSubpaths().flatMap(({ lines }) => lines.flatMap(({ names }) => names.match(/(?<!type )\b[A-Z]\w+/g) ?? []))
  const named = components.flatMap(([, { name, subcomponents = {} }]) => [name, ...Object.keys(subcomponents)])
  expect(exported.length).toBeGreaterThan(90)
  expect(exported.filter((name) => !named.includes(name))).toEqual([])
  expect(components.flatMap(([id, { docs, import: line, stories }]) => (docs && line && stories.length > 0 ? [] : [id]))).toEqual([])
})

test('every prop shows its type, and no text contains a path of this machine', () => {
  const faults = components.flatMap(([id, { reactDocgen, subcomponents = {} }]) =>
    [reactDocgen, ...Object.values(subcomponents).map((part) => part.reactDocgen)].flatMap((docgen) =>
      Object.entries(docgen?.props ?? {})
        .filter(([, { tsType }]) => !tsType?.name || /unknown|\btypeof \w+\b/.test(tsType.name))
        .map(([name, { tsType }]) => `${id} ${name}: ${tsType?.name}`),
    ),
  )
  expect(faults).toEqual([])
  expect(JSON.stringify(manifests)).not.toContain(process.cwd())
})

test.each([
  ['form-textfield', 'value, defaultValue'],
  ['elements-button', 'onClick'],
])('the entry of %s names the attributes that it inherits', (id, names) => {
  expect(manifests.components.components[id]!.description).toContain(names)
})

test.each([
  ['elements-button', 'Enter, Space'],
  ['elements-dialog', 'Escape'],
  ['landing-hero', 'Tab'],
] as const)('the manifest contains the purpose, the Do and Don’t examples and the keyboard table of %s', (id, keys) => {
  const text = Object.values(manifests.components.components[id]!.docs!)[0]!.content
  const [purpose] = text.trim().split('\n')
  expect(purpose).toMatch(/^[A-Z].{40,}\.$/)
  for (const part of ['Do', 'Dont']) expect(text).toMatch(new RegExp(`<${part} because="[A-Z].{20,}\\."`))
  expect(text).toMatch(new RegExp(`<Keys>[^]*\\| ${keys} +\\|`))
})
