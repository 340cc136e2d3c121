import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { storyIndex } from './story-index.ts'
import { reviewTags, statusTags } from './tags.ts'

const rooms = ['Welcome', 'Foundations', 'Elements', 'Form', 'Landing', 'Docs', 'Shell', 'Pages']
const entries = await storyIndex()
const listed = readFileSync('.storybook/story-ids.txt', 'utf8').split('\n').filter(Boolean)
const files = [...new Map(entries.map((entry) => [entry.importPath, entry])).values()].filter(({ importPath }) =>
  importPath.endsWith('.stories.tsx'),
)
const components = files.filter(({ importPath }) => importPath.startsWith('./ui/'))

test('no story vanishes: design files link to its id', () => {
  const ids = new Set(entries.map(({ id }) => id))
  expect(
    listed.filter((id) => !ids.has(id)),
    'give these stories their names back, or run npm exec -- node .storybook/checks/write-story-ids.ts and tell the designers',
  ).toEqual([])
})

test('every story is on the list', () => {
  expect(
    entries.map(({ id }) => id).filter((id) => !listed.includes(id)),
    'run npm exec -- node .storybook/checks/write-story-ids.ts',
  ).toEqual([])
})

test('titles follow the folders', () => {
  expect(entries.filter(({ title }) => !rooms.includes(title.split('/')[0] ?? '')).map(({ title }) => title)).toEqual([])
  const strangers = components.filter(({ importPath, title }) => {
    const [, room] = /^\.\/ui\/(\w+)\//.exec(importPath)!
    const [first, name] = title.split('/')
    return first?.toLowerCase() !== room || !existsSync(`${dirname(importPath)}/${name}.tsx`)
  })
  expect(strangers.map(({ importPath, title }) => `${importPath} says ${title}`)).toEqual([])
})

test('every story file has a fixed id, so that a new title breaks no link', () => {
  const without = files.filter(({ id, importPath }) => !readFileSync(importPath, 'utf8').includes(`id: '${id.split('--')[0]}',`))
  expect(without.map(({ id, importPath }) => `${importPath}: add id: '${id.split('--')[0]}'`)).toEqual([])
})

test.each([
  ['status', statusTags],
  ['accessibility review', reviewTags],
] as const)('every component says its %s by one tag', (_what, known) => {
  const said = components.map(
    ({ importPath, tags = [] }) => [importPath, tags.filter((tag) => (known as readonly string[]).includes(tag))] as const,
  )
  expect(said.filter(([, tags]) => tags.length !== 1).map(([file]) => `${file}: tags: ['${known.join("' or '")}']`)).toEqual([])
})

test('every link of the welcome pages leads to a story', () => {
  const links = readdirSync('.storybook/welcome').flatMap((file) => [
    ...readFileSync(`.storybook/welcome/${file}`, 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g),
  ])
  expect(links.length).toBeGreaterThan(10)
  expect(links.map(([, id]) => id).filter((id) => !entries.some((entry) => entry.id === id))).toEqual([])
})
