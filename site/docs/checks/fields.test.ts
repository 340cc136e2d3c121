import { expect, test } from 'vitest'
import { docs } from '../words/docs.ts'
import { pages } from './pages.fixture.ts'

const { path, query, headers, request, response } = docs.fields.names
const names = [path, query, headers, request, response]

/** Names of the field tables of each call, in the order of the page. */
const calls = pages.flatMap(({ markdown }) =>
  markdown
    .split(/^## /m)
    .filter((section) => /^\*\*`(?:GET|POST|PATCH|DELETE) /m.test(section))
    .map((section) => ({
      call: section.split('\n')[0],
      tables: [...section.matchAll(/^\| ([^|]+?) \| Type \|/gm)].map(([, name = '']) => name),
    })),
)

test('field tables are named after the part of the request', () => {
  expect(names).toEqual(['Path', 'Query', 'Headers', 'Body', 'Response'])
  expect(calls.length).toBeGreaterThan(20)
})

test.each(calls)('$call has each table once and in the standard order', ({ tables }) => {
  expect(tables).toContain(headers)
  expect(tables).toEqual(names.filter((name) => tables.includes(name)))
})

test('marks fields that the owner has not confirmed', () => {
  const { markdown } = pages.find((page) => page.path === '/docs/caas/api/hardware')!
  const marked = markdown.split('\n').filter((row) => row.startsWith('| `') && row.includes(docs.unconfirmed.mark))
  const names = marked.map((row) => row.split('`')[1])
  expect(names).toContain('data.total_cost_usdc')
  expect(names).not.toContain('location_ids')
  expect(markdown).toContain(docs.unconfirmed.note)
})
