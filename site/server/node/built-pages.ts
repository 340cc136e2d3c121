import { htmlDocument } from '../../html/html-document.ts'
import type { BuiltManifest } from '../../html/content-hashes.ts'
import { receivedPath } from '../../application/endpoint.ts'
import { suggestedPages, render, renderInbox } from '../../entry-server.tsx'
import type { PageData } from '../../app/page-data.tsx'
import type { LoadedPages } from '../http/pages.ts'

/** Stands for the reference in the one page that is rendered for all. */
const anyReference = '00000000-0000-4000-8000-000000000000'

/** The pages that a server renders itself, with what the build left. */
export const builtPages = async ({ hashes, publicConfiguration, ...assets }: BuiltManifest): Promise<LoadedPages> => {
  const page = async (path: string, data: PageData) => htmlDocument(assets, { ...(await render(path, data)), data })
  const unknown = await page('/404', {})
  let received: Promise<string> | undefined
  return {
    form: (formResult) => page('/cloud-host-form', { formResult }),
    received: async (reference) => {
      received ??= page(`${receivedPath}/${anyReference}`, {})
      return (await received).replaceAll(anyReference, reference)
    },
    // Only the documentation has suggestions for an unknown address.
    notFound: (path) => (path.startsWith('/docs/') ? page(path, { suggestions: suggestedPages(path) }) : unknown),
    mailbox: async (view) => htmlDocument(assets, { ...(await renderInbox(view)), hydrates: false }),
    publicConfiguration,
    ...hashes,
  }
}
