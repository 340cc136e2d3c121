import { expect, test } from 'vitest'
import { docsPages } from './docs/contents.ts'
import { listAddresses, routes } from './routes.tsx'

test('has one page for each address, and the page names it', async () => {
  const addresses = listAddresses(routes)
  expect(addresses.filter((path, at) => addresses.indexOf(path) !== at)).toEqual([])
  for (const { path = '', lazy } of routes)
    if (addresses.includes(path) && typeof lazy === 'function') expect(await lazy()).toMatchObject({ handle: { path } })
})

test('has a route for exactly the pages of contents.ts', () => {
  const docs = listAddresses(routes).filter((path) => path.startsWith('/docs'))
  expect(docs.toSorted()).toEqual(docsPages.map(({ path }) => path).toSorted())
})
