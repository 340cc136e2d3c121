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

/** Parts of a page, in the order in which they stand in its HTML. */
function orderOf(props: Partial<DocsLayoutProps>): string[] {
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

test('a page is its text, and no more than it is given', () => {
  expect(orderOf({})).toEqual(['The text'])
  expect(orderOf({ contents: [] })).toEqual(['The text'])
})

test('tools stand beside the breadcrumbs, and contents between title and text', () => {
  expect(orderOf({ ...parts, contents })).toEqual([
    'The breadcrumbs',
    'The tools',
    'The actions',
    'The title',
    'The first section',
    'The text',
    'The next page',
  ])
  expect(orderOf({ contents })).toEqual(['The first section', 'The text'])
  expect(orderOf({ aside: parts.aside })).toEqual(['The tools', 'The text'])
})

test('a reference has its calls in the place of the contents', () => {
  expect(orderOf({ ...parts, contents, reference: true })).toEqual([
    'The breadcrumbs',
    'The tools',
    'The actions',
    'The title',
    'The calls',
    'The text',
    'The next page',
  ])
})

test('a wide page is its text with all that it says itself', () => {
  expect(orderOf({ ...parts, contents, wide: true })).toEqual(['The text', 'The next page'])
})
