import { CommandError } from '../../configuration/command.ts'
import { docs } from '../../content/docs.ts'
import { epoch } from '../../content/docs-widgets/epoch.ts'
import { providers } from '../../content/networks.ts'
import * as tryBlocks from '../../sandbox/page/try-blocks.ts'
import * as blocks from '../blocks/blocks.ts'
import { createDocsKit, type PageReader, type PublishedPage } from '../blocks/docs-kit.ts'
import type { DocsSite } from '../blocks/shapes/docs-site.ts'
import { docsFiles as filesOf } from '../blocks/published-files.ts'
import { contents, docsHome } from '../contents.ts'
import { handleOf } from '../navigation/handle-of.ts'

const site: DocsSite = {
  folder: 'site/docs',
  home: docsHome,
  contents,
  words: docs,
  components: 'site/docs/page/components.tsx',
  blockSets: [
    { folder: 'site/docs/blocks/blocks', widgets: 'site/docs/widgets', blocks },
    { folder: 'site/sandbox/page/blocks', widgets: 'site/sandbox/page/widgets', blocks: tryBlocks },
  ],
  epoch,
  providers,
  handleOf,
}

export const docsKit = createDocsKit(site)

export const { readPages, readPage } = docsKit

/**
 * Reads every page and checks it.
 * @throws CommandError with one line for each thing that is wrong.
 */
export const readDocs = (elsewhere: readonly string[], read?: PageReader): Promise<PublishedPage[]> =>
  docsKit.readDocs(elsewhere, read).catch((error: Error) => {
    throw new CommandError(error.message)
  })

/** Writes all files of the documentation beside its pages. */
export const docsFiles = (origin: string, pages: readonly PublishedPage[]) => filesOf(site, origin, pages)
