import { expect, test } from 'vitest'
import { docsPages } from './docs/contents.ts'
import { listAddresses, routes } from './routes.tsx'

test('has a route for exactly the pages of contents.ts', () => {
  const docs = listAddresses(routes).filter((path) => path.startsWith('/docs'))
  expect(docs.toSorted()).toEqual(docsPages.map(({ path }) => path).toSorted())
})
