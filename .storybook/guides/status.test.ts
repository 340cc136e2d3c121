import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Guide } from './guide.ts'
import { statusFaults, type Reviewed } from './check-status.ts'
import { checksOf, status, type Status } from './status.ts'
import { builtOf } from '../facts/page-uses.ts'

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
const where = (found: (component: (typeof components)[number]) => boolean) => components.filter(found).map(({ id }) => id)

const used = builtOf(globSync('{site,packages}/**/*.{ts,tsx}').filter((file) => !/\.(test|stories|fixture)\./.test(file)))
const reviewed = components.map(({ id, title, tags, guide, source }): Reviewed => {
  return {
    id,
    name: title.split('/')[1]!,
    tags,
    hasKeys: guide.keyboard.length > 0,
    announces: /role="(status|alert)"|role=\{|<output|aria-live/.test(readFileSync(source, 'utf8')),
    isUsed: used.has(source),
  }
})

test('the status of every component agrees with its code, its stories and the changesets', () => {
  const { version } = JSON.parse(readFileSync('ui/package.json', 'utf8')) as { version: string }
  const changesets = readdirSync('.changeset')
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(`.changeset/${file}`, 'utf8'))
    .join('\n')
  expect(used.has('ui/elements/Button/Button.tsx')).toBe(true)
  expect(statusFaults(reviewed, status, { version, changesets })).toEqual([])
})

const partners: Reviewed = {
  id: 'landing-partners',
  name: 'Partners',
  tags: ['a11y:open'],
  hasKeys: false,
  announces: false,
  isUsed: false,
}
const released = { version: '0.1.0', changesets: '' }
const file = '.storybook/guides/status.ts'

test.each<[fault: string, component: Reviewed, status: Record<string, Status>, changesets: string, message: string]>([
  ['no status', partners, {}, '', `${file}: add the line 'landing-partners': { since: 'next', open: ['unused'] },`],
  [
    'no status, with keys',
    { ...partners, hasKeys: true, isUsed: true },
    {},
    '',
    `${file}: add the line 'landing-partners': { since: 'next', open: ['operated'] },`,
  ],
  [
    'a new component without a changeset',
    partners,
    { 'landing-partners': { since: 'next', open: ['unused'] } },
    '',
    `.changeset/landing-partners.md: add the line New: \`Partners\`. because ${file} says since: 'next' of 'landing-partners'.`,
  ],
  [
    'an old component that a changeset announces',
    partners,
    { 'landing-partners': { since: '0.1.0', open: ['unused'] } },
    'New: `Investors`.\nNew: `Partners`.',
    `${file}: write the line 'landing-partners': { since: 'next', open: ['unused'] }, because a changeset announces it as new.`,
  ],
  [
    'a version that does not exist yet',
    partners,
    { 'landing-partners': { since: '0.10.0', open: ['unused'] } },
    '',
    `${file}: write the line 'landing-partners': { since: 'next', open: ['unused'] }, because the version is 0.1.0.`,
  ],
  [
    'a component that a page now uses',
    { ...partners, isUsed: true, tags: ['a11y:reviewed'] },
    { 'landing-partners': { since: '0.1.0', open: ['unused'] } },
    '',
    `${file}: write the line 'landing-partners': { since: '0.1.0', open: [] }, because a page of the site uses it.`,
  ],
  [
    'a component that no page uses',
    partners,
    { 'landing-partners': { since: '0.1.0', open: [] } },
    '',
    `${file}: write the line 'landing-partners': { since: '0.1.0', open: ['unused'] }, because no page of the site uses it.`,
  ],
  [
    'a review of keys that it does not have',
    partners,
    { 'landing-partners': { since: '0.1.0', open: ['operated', 'unused'] } },
    '',
    `${file}: write the line 'landing-partners': { since: '0.1.0', open: ['unused'] }, because its guide has no keys.`,
  ],
  [
    'a tag that says something else',
    { ...partners, tags: ['a11y:reviewed'] },
    { 'landing-partners': { since: '0.1.0', open: ['unused'] } },
    '',
    `Partners.stories.tsx: write the tag 'a11y:open', as ${file} says open: ['unused'] of 'landing-partners'.`,
  ],
])('names file and line for %s', (_fault, component, known, changesets, message) => {
  expect(statusFaults([component], known, { ...released, changesets })).toEqual([message])
})

test('names the line of a component without stories', () => {
  expect(statusFaults([], { 'landing-gone': { since: '0.1.0', open: [] } }, released)).toEqual([
    `${file}: remove the line of 'landing-gone', which has no stories.`,
  ])
})

test('a check is named only where a story makes it', () => {
  expect(checksOf('elements-none', ['Default'], undefined)).toEqual([
    'axe in the light and the dark theme, on 1 story',
    'its look, in 1 picture',
  ])
  const named = (check: string) => where(({ id, stories, guide }) => checksOf(id, stories, guide).some((text) => text.includes(check)))
  expect(named('keyboard')).toEqual(where(({ stories, guide }) => stories.includes('Keyboard') && guide.keyboard.length > 0))
  expect(named('built site')).toEqual(where(({ id }) => !status[id]!.open.includes('unused')))
})
