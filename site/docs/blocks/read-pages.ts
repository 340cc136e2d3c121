import { relative, resolve } from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import type { Plugin } from 'vite'
import { docsPages, type DocsEntry } from '../contents.ts'
import { sourceOf } from '../navigation/navigation.ts'
import { recordsOf } from './search-records.ts'
import type { SearchRecord } from '../search/search.ts'
import { outlineOf, type Outline } from './check.ts'
import { parsePage, toMarkdown } from './markdown-export.ts'
import { remarkBlocks } from './remark-blocks.ts'

/** What is checked and published of a page beside its module. */
export interface PageText {
  outline: Outline
  markdown: string
  records: SearchRecord[]
}

/** A page of the documentation, read. */
interface ReadPage {
  /** Its module. */
  code: string
  /** Absent for a file that the contents do not list, which the check reports. */
  text?: PageText
}

/** Reads a page of the documentation, by its file. */
export type PageReader = (page: { file: string; source: string }) => Promise<ReadPage>

/** Reads what is checked and published of a page. */
export function readText(page: DocsEntry, tree: ReturnType<typeof parsePage>): PageText {
  const outline = outlineOf(tree)
  // The check tells what is wrong with a page; nothing can be made of an unknown component.
  if (outline.problems.length > 0) return { outline, markdown: '', records: [] }
  return { outline, markdown: toMarkdown(tree, page), records: recordsOf(page, tree) }
}

const processor = createProcessor({ providerImportSource: resolve('site/docs/page/components.tsx'), remarkPlugins: [remarkBlocks] })

/**
 * Reads a page of the documentation.
 * @throws with the page's file, the place and what is wrong.
 */
export const readPage: PageReader = async ({ file, source }) => {
  try {
    const tree = parsePage(source)
    const page = docsPages.find((entry) => file.endsWith(sourceOf(entry)))
    // The text is read first: what makes the module changes the tree.
    const text = page && readText(page, tree)
    const path = new VFile({ path: file })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- MDX types what it runs on as what it makes.
    return { code: processor.stringify(await processor.run(tree as never, path), path), ...(text && { text }) }
  } catch (error) {
    // MDX says the line and the column, as the error's name, but not the file.
    throw new Error(`${relative('', file)}:${String(error).replace(/^Error:/, '')}`, { cause: error })
  }
}

/** Makes modules of the pages of the documentation. */
export const readPages = (read: PageReader = readPage): Plugin => ({
  name: 'pages',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]site[\\/]docs[\\/].*\.mdx$/ },
    handler: async (source, file) => ({ code: (await read({ file, source })).code, map: null }),
  },
})

/** The same reader, which reads each page once. */
export function once(read: PageReader): PageReader {
  const pages = new Map<string, Promise<ReadPage>>()
  return (page) => {
    const found = pages.get(page.file) ?? read(page)
    pages.set(page.file, found)
    return found
  }
}
