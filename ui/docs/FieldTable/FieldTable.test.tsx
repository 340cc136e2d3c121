import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BreakableName, BreakableText } from './BreakableName.tsx'
import { FieldTable, type FieldTableProps } from './FieldTable.tsx'
import { fieldTexts } from './fixture.ts'

const stripTags = (html: string) => html.replaceAll(/<[^>]*>/g, '')
const table = (props: Partial<FieldTableProps>) =>
  renderToString(<FieldTable title="Body" texts={fieldTexts} rows={[{ name: 'a', type: 'string', meaning: 'First.' }]} {...props} />)

test.each([
  ['the title', {}, 'Body 1 field, 0 required'],
  ['a heading of the page, and the title beside it', { heading: 'Request' }, 'RequestBody 1 field, 0 required'],
  ['a heading that is the title', { heading: 'Body', named: true }, 'Body 1 field, 0 required'],
] satisfies [string, Partial<FieldTableProps>, string][])('shows %s in the head', (_what, props, head) => {
  for (const collapsed of [false, true]) expect(stripTags(table({ ...props, collapsed }))).toMatch(new RegExp(`^${head}`))
})

test('shows the expand button only if there are nested objects', () => {
  expect(table({})).not.toContain('<button')
  expect(table({ rows: [{ name: 'a', type: 'object', meaning: '', fields: [{ name: 'b', type: 'string', meaning: '' }] }] })).toContain(
    'Expand all',
  )
})

const splitAtBreaks = (html: string) => html.split('<wbr/>').map(stripTags)

test.each([
  ['machine.ports[].port', ['machine.', 'ports[]', '.', 'port']],
  ['rule.sourceAddress', ['rule.', 'sourceAddress']],
  ['rule.sourceAddressRange', ['rule.', 'source', 'Address', 'Range']],
  ['available_replicas', ['available_', 'replicas']],
  ['https://meridian.example', ['https://', 'meridian.', 'example']],
])('breaks the name %s between its parts', (name, parts) => {
  expect(splitAtBreaks(renderToString(<BreakableName name={name} />))).toEqual(parts)
})

test('breaks text only inside long words', () => {
  const html = renderToString(<BreakableText text="See https://meridian.example/docs/order or write" />)
  expect(stripTags(html)).toBe('See https://meridian.example/docs/order or write')
  expect(html.match(/<bdi dir="ltr">.*<\/bdi>/)?.[0]).toContain('<wbr/>')
  expect(renderToString(<BreakableText text="See /docs/order or write" />)).toBe('See /docs/order or write')
})
