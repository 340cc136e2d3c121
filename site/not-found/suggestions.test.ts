import { expect, it, onTestFinished, vi } from 'vitest'
import { createPages } from '@workspace/host/http/pages.ts'
import { docsPages } from '../docs/contents.ts'
import { retired } from '../docs/navigation/suggested-pages.ts'

const decode = (html: string) => html.replaceAll('&amp;', '&#38;').replaceAll('&#x27;', '&#39;').replaceAll('&quot;', '&#34;')

it('fills suggestions into the 404 page as if it had been rendered with them', async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://site.example')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { site } = await import('../server.ts')
  const { notFound } = createPages(site, site.document)
  const paths = [...docsPages.map(({ path }) => `/docs/x${path}`), ...Object.keys(retired)]
  for (const path of paths) {
    const suggestions = site.suggestedPages(path)
    expect(decode(await notFound(path))).toBe(decode(await site.document(path, { suggestions: suggestions! })))
  }
})
