import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { replyId } from '../application/reply.tsx'
import { htmlDocument, type Assets } from '../build/document.ts'
import { render } from '../entry-server.tsx'
import type { LoadedPages } from './serve.ts'

/** Reads what the build left: the page for unknown addresses as a file, and the form's page to be rendered with an answer. */
export const builtPages = async (client: string, assetsFile: string): Promise<LoadedPages> => {
  const assets = JSON.parse(await readFile(assetsFile, 'utf8')) as Assets
  const notFound = await readFile(`${client}/404.html`, 'utf8')
  return {
    form: async (reply) => htmlDocument(assets, { ...await render('/cloud-host-form', reply), data: { id: replyId, value: reply } }),
    notFound: () => notFound,
    scriptHashes: [`sha256-${createHash('sha256').update(assets.inlineScript).digest('base64')}`],
  }
}
