import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checksOf, exceptions, statusOf } from './status.ts'
import { storyIndex } from './story-index.ts'

interface Meta {
  id: string
  parameters: { guide: Parameters<typeof checksOf>[1] }
}

const files = Object.values(import.meta.glob<{ default: Meta }>('../ui/**/*.stories.tsx', { eager: true }))
const components = files.map(({ default: meta, ...stories }) => ({ ...meta, stories: Object.keys(stories) }))

test('every exception belongs to a component', () => {
  const ids = components.map(({ id }) => id)
  expect(Object.keys(exceptions).filter((id) => !ids.includes(id))).toEqual([])
})

test('every component has a version, and says its gaps in sentences', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  for (const { since, gaps } of components.map(({ id }) => statusOf(id))) {
    expect(since.localeCompare(version, 'en', { numeric: true })).toBeLessThanOrEqual(0)
    for (const gap of gaps) expect(gap).toMatch(/^[A-Z].*\.$/)
  }
})

test('a check is named only where a story makes it', () => {
  expect(checksOf([], undefined)).toHaveLength(1)
  const unkeyed = components.filter(({ stories, parameters }) => checksOf(stories, parameters.guide).some((check) => check.includes('keyboard')) !== (stories.includes('Keyboard') && parameters.guide!.keyboard.length > 0))
  expect(unkeyed.map(({ id }) => id)).toEqual([])
})

test.each(['spacing', 'grid', 'input', 'breakpoint', 'warning', 'changelog', 'voice'])('the search finds %s', async (word) => {
  const found = (await storyIndex()).filter(({ title, name }) => `${title} ${name}`.toLowerCase().includes(word))
  expect(found.length).toBeGreaterThan(0)
})
