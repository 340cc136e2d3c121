import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as ui from '../../ui/index.ts'

interface Component {
  name: string
  import?: string
  subcomponents?: Record<string, object>
  stories: readonly { snippet?: string }[]
  docs?: Record<string, { content: string }>
}

const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
let components: Record<string, Component>

beforeAll(async () => {
  await promisify(execFile)('npm', ['run', '--silent', 'build:storybook', '--', `--output-dir=${folder}`, `--stats-json=${folder}`])
  const manifest = JSON.parse(readFileSync(join(folder, 'manifests/components.json'), 'utf8')) as { components: Record<string, Component> }
  components = Object.fromEntries(Object.entries(manifest.components).filter(([id]) => /^(elements|form|landing|docs|shell)-/.test(id)))
}, 1_200_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['elements-button', 'Enter, Space'],
  ['elements-dialog', 'Escape'],
  ['landing-hero', 'Tab'],
] as const)('the manifest contains the purpose, the Do and Don’t examples and the keyboard table of %s', (id, keys) => {
  const text = Object.values(components[id]!.docs!)[0]!.content
  const [purpose] = text.trim().split('\n')
  expect(purpose).toMatch(/^[A-Z].{40,}\.$/)
  for (const part of ['Do', 'Dont']) expect(text).toMatch(new RegExp(`<${part} because="[A-Z].{20,}\\."`))
  expect(text).toMatch(new RegExp(`<Keys>[^]*\\| ${keys} +\\|`))
})

test('the manifest has every exported component with its import and its page', () => {
  const exported = Object.entries(ui).flatMap(([name, value]) => (typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : []))
  const named = Object.values(components).flatMap(({ name, subcomponents = {} }) => [name, ...Object.keys(subcomponents)])
  expect(exported.length).toBeGreaterThan(90)
  expect(exported.filter((name) => !named.includes(name))).toEqual([])
  expect(Object.entries(components).flatMap(([id, { docs, import: line }]) => (docs && line ? [] : [id]))).toEqual([])
})

test('every snippet uses only the package, and every prop lists its values', () => {
  const faults = Object.entries(components).flatMap(([id, component]) => {
    const code = [component.import, ...component.stories.map(({ snippet }) => snippet)].join('\n')
    const names = component.import?.match(/\b[A-Z]\w+/g) ?? []
    return [
      ...(/from '\.|storybook\/test|\bfn\(/.test(code) ? [`${id}: ${component.import}`] : []),
      ...(new Set(names).size < names.length ? [`${id} imports a name twice`] : []),
      ...(/\(typeof \w+\)\[number\]|unknown\[number\]/.test(JSON.stringify(component)) ? [`${id} has a prop without its values`] : []),
    ]
  })
  expect(faults).toEqual([])
})
