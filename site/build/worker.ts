import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as EntryServer from '../entry-server.tsx'
import type { PageReader } from '../docs/blocks/docs-kit.ts'
import { server } from './folders.ts'

// Runs in worker threads beside bundling and rendering: see build.ts. Each thread imports only what its tasks need.

/** Reads a page of the documentation. */
export async function readPage(page: Parameters<PageReader>[0]): ReturnType<PageReader> {
  return (await import('../docs/page/docs-kit.ts')).readPage(page)
}

/** Draws the picture of a page, when the bundle of the server is there. */
export async function drawPicture(about: Parameters<typeof EntryServer.cardOf>[0]): Promise<Uint8Array> {
  const [{ drawCard }, { cardOf, socialCardSize }] = await Promise.all([
    import('./social/social.ts'),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The module is loaded by its path.
    import(pathToFileURL(join(server, 'entry-server.js')).href) as Promise<typeof EntryServer>,
  ])
  return drawCard(cardOf(about), socialCardSize)
}
