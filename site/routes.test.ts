import { expect, test } from 'vitest'
import { docsPages } from './docs/contents.ts'
import { listAddresses, routes } from './routes.tsx'

test('lists every path of the site', () => {
  expect(listAddresses(routes).toSorted()).toMatchInlineSnapshot(`
    [
      "/",
      "/cloud-host-form",
      "/docs",
      "/docs/caas/api/deploy",
      "/docs/caas/api/deployments",
      "/docs/caas/api/hardware",
      "/docs/caas/api/manage",
      "/docs/caas/first-container",
      "/docs/caas/overview",
      "/docs/cli/commands",
      "/docs/cli/configuration",
      "/docs/cli/examples",
      "/docs/cli/overview",
      "/docs/errors",
      "/docs/vm/api/manage",
      "/docs/vm/api/offerings",
      "/docs/vm/api/order",
      "/docs/vm/api/overview",
      "/docs/vm/balance",
      "/docs/vm/deploy",
      "/docs/vm/first-vm",
      "/docs/vm/manage",
      "/docs/vm/overview",
      "/docs/vm/registration",
    ]
  `)
})

test('has a route for exactly the pages of contents.ts', () => {
  const docs = listAddresses(routes).filter((path) => path.startsWith('/docs'))
  expect(docs.toSorted()).toEqual(docsPages.map(({ path }) => path).toSorted())
})
