import { htmlDocument } from '../build/document.ts'
import type { BuiltAssets } from '../build/hashes.ts'
import { receivedPath } from '../application/fields.ts'
import { nearest, render, renderInbox } from '../entry-server.tsx'
import type { PageData } from '../page-data.tsx'
import type { LoadedPages } from './pages.ts'

/** The pages that a server renders itself, with what the build left. */
export const builtPages = async ({ hashes, stated, ...assets }: BuiltAssets): Promise<LoadedPages> => {
  const page = async (path: string, data: PageData) => htmlDocument(assets, { ...await render(path, data), data })
  const unknown = await page('/404', {})
  return {
    form: (reply) => page('/cloud-host-form', { reply }),
    received: (reference) => page(`${receivedPath}/${reference}`, {}),
    // Only the documentation has neighbours to offer for an unknown address.
    notFound: (path) => (path.startsWith('/docs/') ? page(path, { suggestions: nearest(path) }) : unknown),
    mailbox: async (view) => htmlDocument(assets, { ...await renderInbox(view), hydrates: false }),
    stated,
    ...hashes,
  }
}
