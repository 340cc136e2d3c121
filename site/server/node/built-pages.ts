import { htmlDocument } from '../../document/html-document.ts'
import type { BuiltManifest } from '../../document/content-hashes.ts'
import { receivedPath } from '../../application/endpoint.ts'
import { suggestedPages, render, renderInbox } from '../../entry-server.tsx'
import type { PageData } from '../../app/page-data.tsx'
import type { LoadedPages } from '../http/pages.ts'

/** The pages that a server renders itself, with what the build left. */
export const builtPages = async ({ hashes, publicConfiguration, ...assets }: BuiltManifest): Promise<LoadedPages> => {
  const page = async (path: string, data: PageData) => htmlDocument(assets, { ...(await render(path, data)), data })
  const unknown = await page('/404', {})
  return {
    form: (formResult) => page('/cloud-host-form', { formResult }),
    received: (reference) => page(`${receivedPath}/${reference}`, {}),
    // Only the documentation has suggestions for an unknown address.
    notFound: (path) => (path.startsWith('/docs/') ? page(path, { suggestions: suggestedPages(path) }) : unknown),
    mailbox: async (view) => htmlDocument(assets, { ...(await renderInbox(view)), hydrates: false }),
    publicConfiguration,
    ...hashes,
  }
}
