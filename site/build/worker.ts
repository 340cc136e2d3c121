import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minify } from 'terser'
import type * as EntryServer from '../entry-server.tsx'
import { CommandError } from '../configuration/command.ts'
import { server } from './bundles.ts'
import { docsFiles, readDocs, type PublishedFile } from '../docs/blocks/publish.ts'
import { drawCard } from './social/social.ts'
import type { PublicConfiguration } from '../configuration/public-configuration.ts'

// Runs in worker threads beside bundling and rendering: see build.ts.

/** The files that are published beside the pages, or what is wrong with the documentation. */
export type Published = { files: PublishedFile[]; problem?: undefined } | { problem: string }

/** Checks the documentation, and makes what is published beside its pages. */
export async function publishDocs({ siteOrigin }: PublicConfiguration): Promise<Published> {
  try {
    return { files: docsFiles(siteOrigin, await readDocs(['/', '/cloud-host-form'])) }
  } catch (error) {
    // An error loses its class between threads.
    if (error instanceof CommandError) return { problem: error.message }
    throw error
  }
}

/** Makes a module smaller. */
export const minifyModule = async (code: string): Promise<string> =>
  (await minify(code, { module: true, compress: { passes: 3, sequences: false } })).code!

let site: Promise<typeof EntryServer> | undefined

/** Draws the picture of a page, when the bundle of the server is there. */
export async function drawPicture(about: Parameters<typeof EntryServer.cardOf>[0]): Promise<Uint8Array> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The task is looked up by its name.
  const { cardOf, socialCardSize } = await (site ??= import(pathToFileURL(join(server, 'entry-server.js')).href) as Promise<
    typeof EntryServer
  >)
  return drawCard(cardOf(about), socialCardSize)
}
