import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minify } from 'terser'
import type * as EntryServer from '../entry-server.tsx'
import { StartError } from '../server/start-error.ts'
import { server } from './bundles.ts'
import { docsFiles, readDocs, type PublishedFile } from './docs/publish.ts'
import { drawCard } from './social.ts'
import type { Stated } from './stated.ts'

// What runs in other threads while the build's own is busy with bundles and pages: see build.ts.

/** What came of it: what is published beside the pages, or what a person has to mend. */
export type Published = { files: PublishedFile[]; problem?: undefined } | { problem: string }

/** Checks the documentation, and makes what is published beside its pages. */
export async function publishDocs({ siteOrigin }: Stated): Promise<Published> {
  try {
    return { files: docsFiles(siteOrigin, await readDocs(['/', '/cloud-host-form'])) }
  } catch (error) {
    // An error loses its class between threads.
    if (error instanceof StartError) return { problem: error.message }
    throw error
  }
}

/** Makes a module smaller. */
export const minifyModule = async (code: string): Promise<string> => (await minify(code, { module: true })).code!

let site: Promise<typeof EntryServer> | undefined

/** Draws the picture of a page, when the bundle of the server is there. */
export async function drawPicture(about: Parameters<typeof EntryServer.cardOf>[0]): Promise<Uint8Array> {
  const { cardOf, socialCardSize } = await (site ??= import(pathToFileURL(join(server, 'entry-server.js')).href) as Promise<typeof EntryServer>)
  return drawCard(cardOf(about), socialCardSize)
}
