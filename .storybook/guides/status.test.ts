import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import type { Guide } from './guide.ts'
import { checksOf, gaps, status } from './status.ts'
import { storyIndex } from '../checks/story-index.ts'

interface Meta {
  id: string
  title: string
  tags: readonly string[]
  parameters: { guide: Guide }
}

const files = Object.entries(import.meta.glob<{ default: Meta }>('../../ui/**/*.stories.tsx', { eager: true }))
const components = files.map(([path, { default: meta, ...stories }]) => ({
  ...meta,
  guide: meta.parameters.guide,
  stories: Object.keys(stories),
  source: join(dirname(path).slice('../../'.length), `${basename(path, '.stories.tsx')}.tsx`),
}))
const ids = components.map(({ id }) => id)
const openOf = (gap: keyof typeof gaps) => Object.keys(status).filter((id) => status[id]!.open.includes(gap))
const where = (found: (component: (typeof components)[number]) => boolean) => components.filter(found).map(({ id }) => id)

/** Every file that the site is built of. */
function builtOf(entries: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const queue = entries.map(normalize)
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'((?:\.|#ui)[^']+\.tsx?)'/g)) {
      queue.push(path!.startsWith('#ui') ? path!.slice(1) : join(dirname(file), path!))
    }
  }
  return seen
}

test('every component has a status, and every status a component', () => {
  expect(Object.keys(status).toSorted()).toEqual(ids.toSorted())
})

test('a component is new in the next version while a changeset names it, and in no version that is not there', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const pending = readdirSync('.changeset')
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(`.changeset/${file}`, 'utf8'))
    .join('\n')
  for (const { id, title } of components) {
    const { since } = status[id]!
    if (since === 'next') expect(pending, `${id}: write the version that brought it`).toContain(`\`${title.split('/')[1]}\``)
    else expect(since.localeCompare(version, 'en', { numeric: true }), id).toBeLessThanOrEqual(0)
  }
  const [, announced = ''] = /^New: ([^.]*)\./m.exec(pending) ?? []
  const named = components.filter(({ title }) => announced.includes(`\`${title.split('/')[1]}\``))
  expect(named.filter(({ id }) => status[id]!.since !== 'next').map(({ id }) => id)).toEqual([])
})

test('a component with keys has not been operated by a person, one with a live region has not been heard', () => {
  expect(where(({ guide }) => guide.keyboard.length > 0)).toEqual(expect.arrayContaining(openOf('operated')))
  const speaks = /role="(status|alert)"|role=\{|<output|aria-live/
  expect(where(({ source }) => speaks.test(readFileSync(source, 'utf8')))).toEqual(expect.arrayContaining(openOf('heard')))
})

test('what no page of the site uses says so', () => {
  const site = globSync('{site,packages}/**/*.{ts,tsx}').filter((file) => !/\.(test|stories|fixture)\./.test(file))
  const built = builtOf(site)
  expect(built.has('ui/elements/Button/Button.tsx')).toBe(true)
  expect(where(({ source }) => !built.has(source)).toSorted()).toEqual(openOf('unused').toSorted())
})

test('the badge “reviewed” is on components of which nothing is open, and on no other', () => {
  expect(where(({ tags }) => tags.includes('a11y:reviewed'))).toEqual(where(({ id }) => status[id]!.open.length === 0))
  expect(where(({ tags }) => tags.includes('a11y:open'))).toEqual(where(({ id }) => status[id]!.open.length > 0))
})

test('a check is named only where a story makes it', () => {
  expect(checksOf('elements-none', ['Default'], undefined)).toEqual([
    'axe in the light and the dark theme, on 1 story',
    'its look, in 1 picture',
  ])
  const named = (check: string) => where(({ id, stories, guide }) => checksOf(id, stories, guide).some((one) => one.includes(check)))
  expect(named('keyboard')).toEqual(where(({ stories, guide }) => stories.includes('Keyboard') && guide.keyboard.length > 0))
  expect(named('built site')).toEqual(where(({ id }) => !openOf('unused').includes(id)))
})

test.each(['spacing', 'grid', 'input', 'breakpoint', 'warning', 'changelog', 'voice'])('the search finds %s', async (word) => {
  const found = (await storyIndex()).filter(({ title, name }) => `${title} ${name}`.toLowerCase().includes(word))
  expect(found.length).toBeGreaterThan(0)
})
