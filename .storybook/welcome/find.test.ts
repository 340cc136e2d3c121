import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasTag } from '../checks/tags.ts'
import { readStoryIndex } from '../checks/story-index.ts'
import { find, getComponents, getFoundations, readOtherNames } from './find.ts'
import gallery from './components.mdx?raw'
import page from './other-names.mdx?raw'

const otherNames = readOtherNames(page)

const entries = await readStoryIndex()
const components = getComponents(import.meta.glob<string>('../../ui/**/*.mdx', { eager: true, query: '?raw', import: 'default' }))
const places = [...components, ...getFoundations(entries)]

test.each([
  ['Button', 'elements-button'],
  ['modal', 'elements-dialog'],
  ['Accordion', 'landing-faq'],
  ['snackbar', 'form-statusmessage'],
  ['spinner', 'form-submitbar'],
  ['avatar', 'elements-badge'],
  ['padding', 'foundations-space'],
  ['drop', 'form-selectfield'],
  ['text field', 'form-textfield'],
  ['heading', 'elements-heading'],
  ['tab', 'elements-tabs'],
  ['form', 'form-form'],
  ['modals', 'elements-dialog'],
  ['Tool tip', 'elements-tooltip'],
  ['progressbar', 'elements-scrollprogress'],
  ['kbd', 'docs-prose'],
  ['blockquote', 'docs-callout'],
  ['z-index', 'foundations-layout'],
  ['rtl', 'foundations-layout'],
  ['range slider', 'form-textfield'],
  ['hr', 'elements-section'],
  ['feedback', 'docs-callout'],
])('“%s” leads to %s', (word, id) => {
  expect(find(word, places, otherNames).ids[0]).toBe(id)
})

test('says what to use instead of a component that does not exist', () => {
  for (const word of ['spinner', 'avatar', 'padding', 'snackbar'])
    expect(
      find(word, places, otherNames)
        .instead.map(({ note }) => note)
        .join(),
      word,
    ).toMatch(/^(There is no|No component)/)
  expect(find('zeppelin', places, otherNames)).toEqual({ ids: [], instead: [] })
})

test('every component says its purpose with one tag, and the gallery has a section for each purpose', () => {
  const sections = [...gallery.matchAll(/<Tiles purpose="(\w+)" \/>/g)].map(([, purpose]) => `purpose:${purpose}`)
  const shown = components.map(({ id }) => {
    const { tags = [] } = entries.find((entry) => entry.id === `${id}--docs`)!
    return { id, purposes: tags.filter((tag) => tag.startsWith('purpose:')) }
  })
  expect(shown.filter(({ purposes }) => purposes.length !== 1 || !sections.includes(purposes[0]!))).toEqual([])
  expect(sections.filter((section) => !shown.some(({ purposes }) => purposes.includes(section)))).toEqual([])
})

test('other names lead only to existing pages', () => {
  const known = new Set(places.map(({ id }) => id))
  expect(otherNames.flatMap(({ take }) => take).filter((id) => !known.has(id))).toEqual([])
})

test('a component with a keyboard table lacks the tag a11y:reviewed', () => {
  const reviewed = entries.filter(({ importPath, tags }) => importPath.endsWith('.mdx') && hasTag(tags, 'a11y:reviewed'))
  expect(reviewed.length).toBeGreaterThan(10)
  expect(
    reviewed.filter(({ importPath }) => readFileSync(importPath, 'utf8').includes('<Keys>')).map(({ importPath }) => importPath),
  ).toEqual([])
})
