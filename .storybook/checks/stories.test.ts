import { expect, test } from 'vitest'
import { hasTag, knownTags } from './tags.ts'

interface Story {
  args?: object
  render?: unknown
  decorators?: unknown
  loaders?: unknown
  play?: unknown
  tags?: readonly string[]
}

const files = import.meta.glob<Record<string, Story>>(['../../{site,ui}/**/*.stories.tsx', '../foundations/*.stories.tsx'], {
  eager: true,
})
const stories = Object.entries(files).flatMap(([file, { default: meta, ...exported }]) =>
  Object.entries(exported).map(([name, story], at) => ({
    at: `${file.slice('../../'.length)}: ${name}`,
    name,
    story,
    meta: meta!,
    isFirst: at === 0,
  })),
)
const named = (found: typeof stories) => found.map(({ at }) => at)
const onDocsPage = ({ story }: (typeof stories)[number]) => !hasTag(story.tags, '!autodocs')

test('stories have only known tags, and each is in use', () => {
  const used = new Set(stories.flatMap(({ story, meta }) => [...(meta.tags ?? []), ...(story.tags ?? [])]))
  // Another test covers the purposes.
  expect([...used].filter((tag) => !tag.startsWith('purpose:')).sort()).toEqual([...knownTags].sort())
})

test('no Default story has a play function', () => {
  const defaults = stories.filter(({ name }) => name === 'Default')
  expect(defaults.length).toBeGreaterThan(60)
  expect(named(defaults.filter(({ story, meta }) => story.play ?? meta.play)), 'give the play function a story of its own').toEqual([])
})

test('documentation pages omit keyboard stories, narrow stories, and stories that differ only in their play function', () => {
  const changes = ({ args, render, decorators, loaders }: Story) => args ?? render ?? decorators ?? loaders
  const shown = stories.filter(onDocsPage)
  expect(
    named(
      shown.filter(
        ({ name, story, isFirst }) => name === 'Keyboard' || name.startsWith('Narrow') || (!isFirst && story.play && !changes(story)),
      ),
    ),
    "add tags: ['!autodocs']",
  ).toEqual([])
})
