import { expect, test } from 'vitest'
import { find, getComponents, readOtherNames } from './find.ts'
import gallery from './components.mdx?raw'
import page from './other-names.mdx?raw'

const otherNames = readOtherNames(page)

const files = import.meta.glob<{ default: { id: string; title: string } }>('../foundations/*.stories.tsx', { eager: true })
const components = getComponents(import.meta.glob<string>('../../ui/**/*.mdx', { eager: true, query: '?raw', import: 'default' }))
const places = [...components, ...Object.values(files).map(({ default: { id, title } }) => ({ id, name: title.split('/')[1]!, use: '' }))]
const pages = ['foundations-layout', 'foundations-motion-rules', 'foundations-tokens']

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
  ['video', 'shell-socialcard'],
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

test('the gallery shows every component once, under its purpose', () => {
  const shown = [...gallery.matchAll(/<Tiles names="(.+)" \/>/g)].flatMap(([, names]) => names!.split(' '))
  expect(shown.toSorted()).toEqual(components.map(({ name }) => name).toSorted())
})

test('other names lead only to existing pages', () => {
  const known = new Set([...places.map(({ id }) => id), ...pages])
  expect(otherNames.flatMap(({ take }) => take).filter((id) => !known.has(id))).toEqual([])
})
