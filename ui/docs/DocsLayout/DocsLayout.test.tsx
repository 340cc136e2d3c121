import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DocsLayout, type DocsLayoutProps } from './DocsLayout.tsx'

const parts = {
  breadcrumbs: 'The breadcrumbs',
  pageHeader: 'The title',
  actions: 'The actions',
  aside: 'The tools',
  overview: 'The calls',
  footer: 'The next page',
} satisfies Partial<DocsLayoutProps>
const contents = [{ id: 'one', label: 'The first section' }]

/** Returns the parts of a page in the order of its HTML. */
function readOrder(props: Partial<DocsLayoutProps>): string[] {
  const html = renderToString(
    <DocsLayout
      texts={{ skip: 'Skip', contents: 'On this page', position: String, close: 'Close' }}
      header="The header"
      navigation="The pages"
      {...props}
    >
      The text
    </DocsLayout>,
  )
  return html.match(/The (?!header|pages)[a-z]+(?: [a-z]+)?(?=<)/g) ?? []
}

test('renders only the given parts', () => {
  expect(readOrder({})).toEqual(['The text'])
  expect(readOrder({ contents: [] })).toEqual(['The text'])
})

test('places the tools beside the breadcrumbs, and the table of contents between the title and the text', () => {
  expect(readOrder({ ...parts, contents })).toEqual([
    'The breadcrumbs',
    'The tools',
    'The actions',
    'The title',
    'The first section',
    'The text',
    'The next page',
  ])
  expect(readOrder({ contents })).toEqual(['The first section', 'The text'])
  expect(readOrder({ aside: parts.aside })).toEqual(['The tools', 'The text'])
})

test('shows the calls instead of the table of contents on an API reference page', () => {
  expect(readOrder({ ...parts, contents, reference: true })).toEqual([
    'The breadcrumbs',
    'The tools',
    'The actions',
    'The title',
    'The calls',
    'The text',
    'The next page',
  ])
})

test('renders a wide page without the parts above its text, and without a table of contents', () => {
  expect(readOrder({ ...parts, contents, wide: true })).toEqual(['The text', 'The next page'])
})
