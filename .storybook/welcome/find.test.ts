import { expect, test } from 'vitest'
import { find, readOtherNames } from './find.ts'
import { getComponents } from './get-components.ts'
import page from './other-names.mdx?raw'
import { purposes } from './purposes.ts'

const otherNames = readOtherNames(page)

const files = import.meta.glob<{ default: { id: string; title: string } }>('../foundations/*.stories.tsx', { eager: true })
const places = [
  ...getComponents(import.meta.glob<string>('../../ui/**/*.mdx', { eager: true, query: '?raw', import: 'default' })),
  ...Object.values(files).map(({ default: { id, title } }) => ({ id, name: title.split('/')[1]!, use: '' })),
]
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

test('what does not exist is said, with what to take instead', () => {
  for (const word of ['spinner', 'avatar', 'padding', 'snackbar'])
    expect(
      find(word, places, otherNames)
        .instead.map(({ note }) => note)
        .join(),
      word,
    ).toMatch(/^(There is no|No component)/)
  expect(find('zeppelin', places, otherNames)).toEqual({ ids: [], instead: [] })
})

test('the gallery names only what exists', () => {
  const known = new Set([...places.map(({ id }) => id), ...pages])
  const named = [...purposes.flatMap(({ ids }) => ids), ...otherNames.flatMap(({ take }) => take)]
  expect(named.filter((id) => !known.has(id))).toEqual([])
})
