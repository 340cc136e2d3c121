import { expect, it } from 'vitest'
import { fakePages } from '../http/pages.fixture.ts'
import { builtPages } from './built-pages.ts'

const references = ['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7']

/** Site whose pages print their address, with a list of the rendered addresses. */
const site = () => {
  const rendered: string[] = []
  const { received, notFound } = builtPages(
    {
      paths: [],
      document: async (path, { suggestions = [] }) => {
        rendered.push(path)
        return [path, ...suggestions.map(({ href }) => href)].join(' ')
      },
      suggestedPages: (path) => (path.startsWith('/docs/') ? [{ href: '/docs/near', label: 'Near' }] : undefined),
      webManifest: '',
      words: fakePages.words,
    },
    {
      assets: {},
      hashes: { scriptHashes: [], styleHashes: [] },
      publicConfiguration: { siteOrigin: 'http://localhost:4173', readers: 3, retentionDays: 30 },
    },
  )
  return { rendered, received, notFound }
}

it('the page of a received application is rendered once, and names each reference and no other', async () => {
  const { rendered, received } = site()
  const documents = await Promise.all(references.map(async (reference) => received(reference)))
  expect(rendered).toHaveLength(1)
  for (const [at, html] of documents.entries()) {
    expect(html.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)).toEqual([references[at]])
    expect(html.replace(references[at]!, '')).toBe(documents[0]!.replace(references[0]!, ''))
  }
})

it('the page of an unknown address is rendered once, but in the documentation for each address, with suggestions', async () => {
  const { rendered, notFound } = site()
  await notFound('/a')
  await notFound('/b')
  expect(await notFound('/docs/naer')).toContain('/docs/naer /docs/near')
  expect(rendered).toEqual(['/404', '/docs/naer'])
})
