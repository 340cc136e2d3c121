import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BreakableName, BreakableText } from './BreakableName.tsx'
import { FieldTable, type FieldTableProps } from './FieldTable.tsx'
import { fieldTexts } from './fixture.ts'

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')
const table = (props: Partial<FieldTableProps>) =>
  renderToString(<FieldTable title="Body" texts={fieldTexts} rows={[{ name: 'a', type: 'string', meaning: 'First.' }]} {...props} />)

test.each([
  ['the title', {}, 'Body 1 field, 0 required'],
  ['a heading of the page, and the title beside it', { heading: 'Request' }, 'RequestBody 1 field, 0 required'],
  ['a heading that is the title', { heading: 'Body', named: true }, 'Body 1 field, 0 required'],
] satisfies [string, Partial<FieldTableProps>, string][])('the head has %s', (_what, props, head) => {
  for (const folded of [false, true]) expect(textOf(table({ ...props, folded }))).toMatch(new RegExp(`^${head}`))
})

test('only a table with objects has the button that opens them', () => {
  expect(table({})).not.toContain('<button')
  expect(table({ rows: [{ name: 'a', type: 'object', meaning: '', fields: [{ name: 'b', type: 'string', meaning: '' }] }] })).toContain(
    'Expand all',
  )
})

const partsOf = (html: string) => html.split('<wbr/>').map(textOf)

test.each([
  ['machine.ports[].port', ['machine.', 'ports[]', '.', 'port']],
  ['rule.sourceAddress', ['rule.', 'sourceAddress']],
  ['rule.sourceAddressRange', ['rule.', 'source', 'Address', 'Range']],
  ['available_replicas', ['available_', 'replicas']],
  ['https://meridian.example', ['https://', 'meridian.', 'example']],
])('the name %s may break where a reader would', (name, parts) => {
  expect(partsOf(renderToString(<BreakableName name={name} />))).toEqual(parts)
})

test('a text breaks inside its long words alone', () => {
  const html = renderToString(<BreakableText text="See https://meridian.example/docs/order or write" />)
  expect(textOf(html)).toBe('See https://meridian.example/docs/order or write')
  expect(html.match(/<bdi dir="ltr">.*<\/bdi>/)?.[0]).toContain('<wbr/>')
  expect(renderToString(<BreakableText text="See /docs/order or write" />)).toBe('See /docs/order or write')
})
