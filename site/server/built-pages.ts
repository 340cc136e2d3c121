import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { replyId } from '../application/reply.ts'
import { htmlDocument, type Assets } from '../build/document.ts'
import { render, renderInbox } from '../entry-server.tsx'
import type { LoadedPages } from './pages.ts'

/** Reads what the build left: the page for unknown addresses as a file, the form's page and the mailbox to be rendered. */
export const builtPages = async (client: string, assetsFile: string): Promise<LoadedPages> => {
  const assets = JSON.parse(await readFile(assetsFile, 'utf8')) as Assets
  const notFound = await readFile(`${client}/404.html`, 'utf8')
  return {
    form: async (reply) => htmlDocument(assets, { ...await render('/cloud-host-form', reply), data: { id: replyId, value: reply } }),
    notFound: () => notFound,
    mailbox: async (view) => htmlDocument(assets, { ...await renderInbox(view), hydrates: false }),
    scriptHashes: [`sha256-${createHash('sha256').update(assets.inlineScript).digest('base64')}`],
  }
}
