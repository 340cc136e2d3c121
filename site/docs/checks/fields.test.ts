import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Call } from '@workspace/api/call.ts'
import { inferred, known, proposed, spec } from '@workspace/api/provenance.ts'
import { createOpenApi } from '@workspace/api/published/openapi.ts'
import { vmApi, vmCall } from '@workspace/api/vm/vm.ts'
import { markdown as markdownOf, readSchema } from '../blocks/Fields.read.ts'
import { Fields } from '../blocks/Fields.tsx'
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

test('the field tables are named after the parts of a call', () => {
  expect(names).toEqual(['Path', 'Query', 'Headers', 'Body', 'Response'])
  expect(calls.length).toBeGreaterThan(20)
})

test.each(calls)('$call has each table once and in the standard order', ({ tables }) => {
  expect(tables).toContain(headers)
  expect(tables).toEqual(names.filter((name) => tables.includes(name)))
})

test('marks fields that may still change, and only the start page and the overview of each API explain the mark', () => {
  const { markdown } = pages.find((page) => page.path === '/docs/caas/api/hardware')!
  const marked = markdown.split('\n').filter((row) => row.startsWith('| `') && row.includes(docs.mayChange.mark))
  const names = marked.map((row) => row.split('`')[1])
  expect(names).toContain('data.total_cost_usdc')
  expect(names).not.toContain('location_ids')
  const explaining = pages.filter((page) => page.markdown.includes('may still change before general availability')).map(({ path }) => path)
  expect(explaining).toEqual(['/docs', '/docs/vm/api/overview', '/docs/caas/overview'])
})

test.each([known, inferred, proposed])('a field that is confirmed with `spec` loses its mark everywhere', (unconfirmed) => {
  const show = (mark: typeof spec) => {
    const schema = z.object({ tier: z.int().meta(mark('Tier of the datacenter.')) })
    const call = {
      ...vmCall.listCountries,
      responses: [{ status: 200, description: 'One.', provenance: 'spec', schema, example: { tier: 3 } }],
    }
    const api = { ...vmApi, calls: [call as unknown as Call], objects: {} }
    const props = readSchema(response, schema)
    const { components } = createOpenApi(api)
    return {
      html: renderToStaticMarkup(createElement(Fields, props)).includes('*'),
      markdown: JSON.stringify(markdownOf(props)).includes('*'),
      openapi: JSON.stringify(components).includes('x-provenance'),
    }
  }
  expect(show(unconfirmed)).toEqual({ html: true, markdown: true, openapi: true })
  expect(show(spec)).toEqual({ html: false, markdown: false, openapi: false })
})
