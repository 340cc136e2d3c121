import { expect, it, test } from 'vitest'
import { findProblems } from '../compile/check.ts'
import { createFiles } from '../compile/published-files.ts'
import { caasCalls } from '@workspace/api/caas/caas.ts'
import { commands } from '@workspace/api/cli/cli-commands.ts'
import { vmCalls } from '@workspace/api/vm/vm.ts'
import { getHeaderLinks } from '../words/docs.ts'
import { networks, providers } from '../../landing/words/networks.ts'
import { faq } from '../../landing/words/faq.ts'
import { plainPaths } from '../../paths.fixture.ts'
import { parse } from '../compile/documentation.ts'
import { pages } from './pages.fixture.ts'

const rows = (element: string) =>
  [...parse(element).blocks.values()].flatMap(({ markdown }) =>
    markdown
      .split('\n')
      .slice(2)
      .map((row) => row.slice(2, -2).split(' | ')),
  )
const links = (element: string) => rows(element).map(([cell]) => /\]\((.+)\)/.exec(cell!)?.[1])

const files = createFiles('https://site.example', pages).map(([path]) => `/${path}`)

test('no page has a problem, such as a link that leads nowhere', () => {
  expect(findProblems(pages, [...plainPaths, ...files])).toEqual([])
})

test.each(['/docs/errors.md', '/openapi/vm.yaml', '/llms.txt'])('a page can link to the file %s', (file) => {
  const [page] = pages
  const linking = { ...page!, outline: { ...page!.outline, links: [file] } }
  expect(findProblems([linking], files)).toEqual([])
})

it.each([
  ['vm', vmCalls],
  ['caas', caasCalls],
] as const)('each call of %s links to its own section', (api, calls) => {
  const found = links(`<Calls api="${api}" />`)
  expect(found).toHaveLength(calls.length)
  expect(new Set(found).size).toBe(calls.length)
  for (const href of found) expect(href).toMatch(/^\/docs\/.+#.+/)
})

test('each command links to its own section', () => {
  expect(new Set(links('<Table of="commands" />')).size).toBe(commands.length)
})

test.each([
  ['/docs', '/docs/vm/api/overview'],
  ['/docs/vm/deploy', '/docs/vm/api/overview'],
  ['/docs/caas/api/manage', '/docs/caas/overview#api-reference'],
  ['/docs/cli/examples', '/docs/cli/commands#all-commands'],
])('on %s the header’s API Reference link leads to %s', (path, href) => {
  expect(getHeaderLinks(path).find(({ label }) => label === 'API Reference')?.href).toBe(href)
})

test('the documentation names two compute networks and one GPU cloud, each once', () => {
  expect(providers.map(({ kind }) => kind).toSorted()).toEqual(['Compute network', 'Compute network', 'GPU cloud'])
  expect(rows('<Table of="providers" />')).toEqual(providers.map(({ name }) => [expect.stringContaining(name), expect.anything()]))
  expect(new Set(networks).size).toBe(networks.length)
})

test('no FAQ answer promises a choice of provider', () => {
  expect(JSON.stringify(faq.items)).not.toMatch(/prefer|exclude|choose (a|your) provider/)
})
