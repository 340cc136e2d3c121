import { expect, test } from 'vitest'
import { docs } from '../words/docs.ts'
import { pages } from './pages.fixture.ts'

const { path, query, headers, request, response } = docs.fields.names
const names = [path, query, headers, request, response]

/** Names of the tables of fields of each call, in the order of its page. */
const calls = pages.flatMap(({ markdown }) =>
  markdown
    .split(/^## /m)
    .filter((section) => /^\*\*`(?:GET|POST|PATCH|DELETE) /m.test(section))
    .map((section) => ({
      call: section.split('\n')[0],
      tables: [...section.matchAll(/^\| ([^|]+?) \| Type \|/gm)].map(([, name = '']) => name),
    })),
)

test('the tables of a call have names that say where a field is sent', () => {
  expect(names).toEqual(['Path', 'Query', 'Headers', 'Body', 'Response'])
  expect(calls.length).toBeGreaterThan(20)
})

test.each(calls)('$call names its tables once, in one order', ({ tables }) => {
  expect(tables).toContain(headers)
  expect(tables).toEqual(names.filter((name) => tables.includes(name)))
})

test('a field has the mark when its own provenance asks for it', () => {
  const { markdown } = pages.find((page) => page.path === '/docs/caas/api/hardware')!
  const marked = markdown.split('\n').filter((row) => row.startsWith('| `') && row.includes(docs.unconfirmed.mark))
  const names = marked.map((row) => row.split('`')[1])
  expect(names).toContain('data.total_cost_usdc')
  expect(names).not.toContain('location_ids')
  expect(markdown).toContain(docs.unconfirmed.note)
})
