import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as EntryServer from '../entry-server.tsx'
import { CommandError } from '../configuration/command.ts'
import type { PublicConfiguration } from '../configuration/public-configuration.ts'
import type { PublishedFile } from '../docs/blocks/publish.ts'
import type { ReadPage } from '../docs/blocks/read-pages.ts'
import { server } from './folders.ts'

// Runs in worker threads beside bundling and rendering: see build.ts. Each thread imports only what its tasks need.

/** The files that are published beside the pages, or what is wrong with the documentation. */
export type Published = { files: PublishedFile[]; problem?: undefined } | { problem: string }

/** Checks the documentation, and makes what is published beside its pages. */
export async function publishDocs({ siteOrigin }: PublicConfiguration): Promise<Published> {
  const { docsFiles, readDocs } = await import('../docs/blocks/publish.ts')
  try {
    return { files: docsFiles(siteOrigin, await readDocs(['/', '/cloud-host-form'])) }
  } catch (error) {
    // An error loses its class between threads.
    if (error instanceof CommandError) return { problem: error.message }
    throw error
  }
}

let pages: Promise<ReadPage> | undefined

/** Reads a page of the documentation. */
export async function readPage(page: Parameters<ReadPage>[0]): ReturnType<ReadPage> {
  pages ??= import('../docs/blocks/read-pages.ts').then(({ readPages }) => {
    const { transform } = readPages()
    return async ({ source, file }) => {
      try {
        const module = await transform(source, file)
        return module && { code: module.code }
      } catch (error) {
        // MDX puts the place into the error's name, which is lost between threads.
        throw new Error(`${file}:${String(error)}`, { cause: error })
      }
    }
  })
  return (await pages)(page)
}

/** Makes a module smaller; the more passes, the smaller. */
export async function minifyModule({ code, passes }: { code: string; passes: number }): Promise<string> {
  const { minify } = await import('terser')
  return (await minify(code, { module: true, compress: { passes, sequences: false } })).code!
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
