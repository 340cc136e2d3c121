import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { builtPages } from './built-pages.ts'

const references = ['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7']

beforeAll(() => {
  vi.stubEnv('SITE_ORIGIN', 'http://localhost:4173')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

it('the page of a received application is rendered once, and names each reference and no other', async () => {
  const rendered: string[] = []
  const pages = {
    // The assets of a page are looked up whenever it is rendered.
    get 'site/pages/received.tsx'() {
      rendered.push('received')
      return { css: '', sheets: [], modules: [] }
    },
  }
  const { received } = await builtPages({
    font: '',
    pages,
    inlineScript: '',
    hashes: { scriptHashes: [], styleHashes: [] },
    publicConfiguration: { siteOrigin: 'http://localhost:4173', readers: 3, retentionDays: 30 },
  })
  const documents = await Promise.all(references.map(async (reference) => received(reference)))
  expect(rendered).toHaveLength(1)
  for (const [at, html] of documents.entries()) {
    expect(html.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)).toEqual([references[at]])
    expect(html.replace(references[at]!, '')).toBe(documents[0]!.replace(references[0]!, ''))
  }
})
