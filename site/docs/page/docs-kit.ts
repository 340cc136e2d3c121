import { CommandError } from '@workspace/host/configuration/command.ts'
import { docs } from '../words/docs.ts'
import { epoch } from '../words/epoch.ts'
import { providers } from '../../landing/words/networks.ts'
import { startBlockSet } from '../start/start-blocks.ts'
import { tryBlockSet } from '../try/try-blocks.ts'
import * as blocks from '../blocks/blocks.ts'
import { createDocsKit, once } from '../compile/docs-kit.ts'
import type { DocsSite } from '../compile/shapes/docs-site.ts'
import { docsFiles } from '../compile/published-files.ts'
import { readHistory } from '../compile/history.ts'
import { sourceOf } from '../compile/source-of.ts'
import { contents } from '../contents.ts'
import { docsHome } from '../home.ts'
import { topics } from '../words/topics.ts'
import { handleOf } from '../navigation/handle-of.ts'

let history: Readonly<Record<string, string>> = {}

const site: DocsSite = {
  folder: 'site/docs',
  home: docsHome,
  contents,
  topics,
  words: docs,
  components: 'site/docs/page/components.tsx',
  blockSets: [{ folder: 'site/docs/blocks', widgets: 'site/docs/widgets', blocks }, tryBlockSet, startBlockSet],
  epoch,
  providers,
  handleOf: (page, headings) => handleOf(page, headings, history[sourceOf(site, page)]),
}

export const docsKit = createDocsKit(site)

/** Reads the documentation for one build: each page once for all bundles and published files. */
export const documentation = () => {
  const read = once(docsKit.readPage)
  return {
    plugin: docsKit.readPages(read),
    /** Gives each page the day on which its file changed. Without it no page has a date. */
    readHistory: () => {
      history = readHistory(site.folder)
    },
    /**
     * Writes all files of the documentation beside its pages.
     * @param elsewhere addresses that are not documentation but may be linked to.
     * @throws CommandError with one line for each problem.
     */
    files: async (origin: string, elsewhere: readonly string[]) =>
      docsFiles(
        site,
        origin,
        await docsKit.readDocs(elsewhere, read).catch((error: Error) => {
          throw new CommandError(error.message)
        }),
      ),
  }
}

export type Documentation = ReturnType<typeof documentation>
