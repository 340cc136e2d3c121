import { expect, it } from 'vitest'
import { fakePages } from '../http/pages.fixture.ts'
import { createBuiltPages } from './built-pages.ts'

const references = ['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7']

/** Creates a site whose pages print their path, and lists the rendered paths. */
const createSite = () => {
  const rendered: string[] = []
  const { received, notFound } = createBuiltPages(
    {
      paths: [],
      document: async (path, { suggestions = [] }) => {
        rendered.push(path)
        return [path, ...suggestions.map(({ href }) => href)].join(' ')
      },
      suggestedPages: (path) => (path.startsWith('/docs/') ? [{ href: '/docs/near', label: 'Near' }] : undefined),
      webManifest: '',
      formPath: fakePages.formPath,
      receivedPath: fakePages.receivedPath,
      errorWords: fakePages.errorWords,
    },
    {
      assets: {},
      hashes: { scriptHashes: [], styleHashes: [] },
      publicConfiguration: { siteOrigin: 'http://localhost:4173', readers: 3, retentionDays: 30 },
    },
  )
  return { rendered, received, notFound }
}

it('renders the receipt once, and fills in each reference', async () => {
  const { rendered, received } = createSite()
  const documents = await Promise.all(references.map(async (reference) => received(reference)))
  expect(rendered).toHaveLength(1)
  for (const [at, html] of documents.entries()) {
    expect(html.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)).toEqual([references[at]])
    expect(html.replace(references[at]!, '')).toBe(documents[0]!.replace(references[0]!, ''))
  }
})

it('renders the 404 page once, but with suggestions for each unknown path of the documentation', async () => {
  const { rendered, notFound } = createSite()
  await notFound('/a')
  await notFound('/b')
  expect(await notFound('/docs/naer')).toContain('/docs/naer /docs/near')
  expect(rendered).toEqual(['/404', '/docs/naer'])
})
