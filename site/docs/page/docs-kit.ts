import { CommandError } from '@workspace/host/configuration/command.ts'
import { docs } from '../words/docs.ts'
import { epoch } from '../words/epoch.ts'
import { providers } from '../../landing/words/networks.ts'
import { startBlockSet } from '../start/start-blocks.ts'
import { tryBlockSet } from '../try/try-blocks.ts'
import * as blocks from '@workspace/docs-kit/blocks.ts'
import { createDocsKit, type PageReader, type PublishedPage } from '@workspace/docs-kit/docs-kit.ts'
import type { DocsSite } from '@workspace/docs-kit/shapes/docs-site.ts'
import { docsFiles as filesOf } from '@workspace/docs-kit/published-files.ts'
import { sourceOf } from '@workspace/docs-kit/source-of.ts'
import { contents } from '../contents.ts'
import { docsHome } from '../home.ts'
import { topics } from '../words/topics.ts'
import { handleOf } from '../navigation/handle-of.ts'

let history: Readonly<Record<string, string>> = {}

/** Takes the days on which the files of the pages changed; without them no page has a date. */
export const takeHistory = (days: typeof history): void => {
  history = days
}

const site: DocsSite = {
  folder: 'site/docs',
  home: docsHome,
  contents,
  topics,
  words: docs,
  components: 'site/docs/page/components.tsx',
  blockSets: [{ folder: 'packages/docs-kit/blocks', widgets: 'site/docs/widgets', blocks }, tryBlockSet, startBlockSet],
  epoch,
  providers,
  handleOf: (page, headings) => handleOf(page, headings, history[sourceOf(site, page)]),
}

export const docsKit = createDocsKit(site)

export const { readPages, readPage } = docsKit

/**
 * Reads every page and checks it.
 * @throws CommandError with one line for each problem.
 */
export const readDocs = (elsewhere: readonly string[], read?: PageReader): Promise<PublishedPage[]> =>
  docsKit.readDocs(elsewhere, read).catch((error: Error) => {
    throw new CommandError(error.message)
  })

/** Writes all files of the documentation beside its pages. */
export const docsFiles = (origin: string, pages: readonly PublishedPage[]) => filesOf(site, origin, pages)
