import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { htmlDocument, type Assets } from '../build/document.ts'
import { render, renderInbox } from '../entry-server.tsx'
import { pageDataId, type PageData } from '../page-data.tsx'
import type { LoadedPages } from './pages.ts'

/** Reads what the build left: the page for unknown addresses as a file, the form's page and the mailbox to be rendered. */
export const builtPages = async (client: string, assetsFile: string): Promise<LoadedPages> => {
  const assets = JSON.parse(await readFile(assetsFile, 'utf8')) as Assets
  const notFound = await readFile(`${client}/404.html`, 'utf8')
  const page = async (path: string, value: PageData) => htmlDocument(assets, { ...await render(path, value), data: { id: pageDataId, value } })
  return {
    form: (reply) => page('/cloud-host-form', { reply }),
    // Only the documentation has neighbours to offer for an unknown address.
    notFound: (path) => (path.startsWith('/docs/') ? page(path, { missing: path }) : notFound),
    mailbox: async (view) => htmlDocument(assets, { ...await renderInbox(view), hydrates: false }),
    scriptHashes: [`sha256-${createHash('sha256').update(assets.inlineScript).digest('base64')}`],
  }
}
