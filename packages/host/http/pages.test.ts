import { expect, it } from 'vitest'
import { fakePages } from './pages.fixture.ts'
import { createBuiltPages, createPages, type Site } from './pages.ts'

const references = ['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7']

const suggest = (path: string) => {
  const name = decodeURIComponent(path.slice('/docs/'.length))
  return { href: `/docs/near/${name}`, label: `Near ${name}` }
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Creates a site whose pages print their path and data as React does, and lists the rendered pages. */
const createSite = () => {
  const rendered: string[] = []
  const site: Site = {
    paths: [],
    document: async (path, data) => {
      rendered.push(path)
      const { suggestions = [], formResult } = data
      const links = suggestions.map(({ href, label }) => `<a href="${escape(href)}">${escape(label)}</a>`).join('')
      return `${path}${links}${formResult?.formError ?? ''}<script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
    },
    suggestedPages: (path) => (path.startsWith('/docs/') ? [suggest(path), { href: '/docs/a', label: 'A' }] : undefined),
    webManifest: '',
    formPath: fakePages.formPath,
    receivedPath: fakePages.receivedPath,
    errorWords: fakePages.errorWords,
  }
  const pages = createBuiltPages(site, {
    assets: {},
    hashes: { scriptHashes: [], styleHashes: [] },
    publicConfiguration: { siteOrigin: 'http://localhost:4173', readers: 3, retentionDays: 30 },
  })
  return { rendered, site, ...pages }
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

it('renders the 404 page only twice, without and with two suggestions, and fills in the suggestions of each address', async () => {
  const { rendered, notFound } = createSite()
  await notFound('/a')
  await notFound('/b')
  for (let n = 0; n < 50; n++) {
    const page = await notFound(`/docs/${n}`)
    expect(page).toContain(`<a href="/docs/near/${n}">Near ${n}</a><a href="/docs/a">A</a>`)
    expect(JSON.parse(/json">(.*)<\/script>/.exec(page)![1]!)).toEqual({
      suggestions: [suggest(`/docs/${n}`), { href: '/docs/a', label: 'A' }],
    })
  }
  expect(rendered).toEqual(['/404', '/404'])
})

it.each(['$& and $1', `"A" & <b>'s`, '</script><script>', 'Suggestion 1&', String.raw`C:\n`])(
  'shows the title %j of a suggested page unchanged',
  async (label) => {
    const { notFound } = createSite()
    const page = await notFound(`/docs/${encodeURIComponent(label)}`)
    const { suggestions } = JSON.parse(/json">(.*)<\/script>/.exec(page)![1]!) as { suggestions: { label: string }[] }
    expect(suggestions[0]!.label).toBe(`Near ${label}`)
    expect(page.slice(0, page.indexOf('<script'))).not.toMatch(/<b>|<\/script/)
  },
)

it('renders a refusal without answers once, and a form with answers each time', async () => {
  const { rendered, form } = createSite()
  for (let n = 0; n < 20; n++) expect(await form({ values: {}, errors: {}, formError: 'Too many.' })).toContain('Too many.')
  expect(await form({ values: {}, errors: {}, formError: 'Wait.' })).toContain('Wait.')
  expect(rendered).toHaveLength(2)
  for (const firstName of ['Ada', 'Eve']) expect(await form({ values: { firstName }, errors: {}, formError: 'Wait.' })).toContain(firstName)
  expect(rendered).toHaveLength(4)
})

it('renders a page again after a failure', async () => {
  let isBroken = true
  const { notFound } = createPages({ ...createSite().site, suggestedPages: () => undefined }, async () => {
    if (isBroken) throw new Error('canary')
    return 'page'
  })
  await expect(notFound('/a')).rejects.toThrow('canary')
  isBroken = false
  expect(await notFound('/a')).toBe('page')
})
