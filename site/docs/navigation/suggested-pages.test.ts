import { expect, test } from 'vitest'
import { docsPages } from '../contents.ts'
import { isDocsPath, retired, suggestedPages } from './suggested-pages.ts'

const hrefs = (path: string) => suggestedPages(path).map(({ href }) => href)

test.each([
  '.',
  ')',
  ',',
  '%20',
  '%29.',
  '>',
  '/',
  '//',
  '.html',
  '.md',
  '”',
  '%E2%80%9D',
  '%23top-up',
  '%3Flang=ts',
  '&amp;',
  ',and',
  '*',
  '|x',
])('a page with “%s” after its address is the only suggestion', (end) => {
  for (const { path } of docsPages) {
    expect(isDocsPath(path + end)).toBe(true)
    expect(hrefs(path + end)).toEqual([path])
    expect(hrefs(path.toUpperCase() + end)).toEqual([path])
  }
  for (const [path, { href }] of Object.entries(retired)) expect(hrefs(path + end)).toEqual([href])
})

test.each([
  ['/docs/vm', '/docs/vm/overview'],
  ['/docs/caas/', '/docs/caas/overview'],
  ['/docs/vm/api', '/docs/vm/api/overview'],
  ['/docs/cli', '/docs/cli/overview'],
  ['/docs/vm/balanc', '/docs/vm/balance'],
  ['/docs/cli/conf', '/docs/cli/configuration'],
  ['/docs/vm/ballance', '/docs/vm/balance'],
  ['/docs/cli/comands.', '/docs/cli/commands'],
  ['/docs/vm/regsitration', '/docs/vm/registration'],
  ['/docs/erors', '/docs/errors'],
  ['/docs/caas/api/deployment', '/docs/caas/api/deployments'],
])('%s, which is a part of an address or has a wrong letter, suggests %s alone', (path, href) => {
  expect(hrefs(path)).toEqual([href])
})

test('an address outside the documentation gets no suggestion, and an unknown address in it gets the closest pages', () => {
  expect(['/', '/doc', '/docsx', '/about'].filter(isDocsPath)).toEqual([])
  expect(hrefs('/docs/vm/api/pricing')).toHaveLength(3)
})
