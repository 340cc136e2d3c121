import { relative, resolve } from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { docsPages } from '../contents.ts'
import type { SearchRecord } from '../search/search.ts'
import { readBlocks } from './blocks.ts'
import { readOutline, type Outline } from './check.ts'
import { readHistory } from './history.ts'
import { toMarkdown } from './markdown-export.ts'
import { toRoute } from './page-route.ts'
import { parsePage, type Page } from './page-source.ts'
import { createRecords } from './search-records.ts'
import { folder, getSourcePath, type DocsEntry } from '../docs-site.ts'

export interface PageText {
  outline: Outline
  markdown: string
  records: SearchRecord[]
}

export type PublishedPage = DocsEntry & PageText

/** Removes the line breaks between blocks. React would hydrate each line break as a text node. */
const dropLineBreaks = () => (tree: Nodes) =>
  visit(tree, (node) => {
    if (node.type === 'root' || node.type === 'mdxJsxFlowElement')
      node.children = node.children.filter((child) => child.type !== 'text' || child.value.trim())
  })

// MDX imports `useMDXComponents` from this file.
const processor = createProcessor({
  providerImportSource: resolve(`${folder}/page/components.tsx`),
  rehypePlugins: [dropLineBreaks],
})

export const parse = (source: string): Page => readBlocks(parsePage(source))

/** Returns only the outline if the page has problems. */
export const readText = (about: DocsEntry, page: Page): PageText => {
  const outline = readOutline(page)
  if (outline.problems.length > 0) return { outline, markdown: '', records: [] }
  return { outline, markdown: toMarkdown(page, about), records: createRecords(about, page) }
}

/** `days` has the date of each file's last change. Throws an error with file, line and problem. */
export const readPage = async (file: string, source: string, days: Readonly<Record<string, string>> = {}) => {
  try {
    const page = parse(source)
    // Undefined if `contents.ts` lacks the file. `findFileProblems` reports such a file.
    const about = docsPages.find((entry) => file.endsWith(`/${getSourcePath(entry)}`))
    // Must come before `toRoute`, which changes the tree.
    const text = about && readText(about, page)
    const path = new VFile({ path: file })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- MDX types the input of `run` like its output.
    const route = (await toRoute(page, about, about && days[getSourcePath(about)])) as never
    return { code: processor.stringify(await processor.run(route, path), path), ...(text && { text }) }
  } catch (error) {
    // MDX errors name the line and the column, but not the file.
    throw new Error(`${relative('', file)}:${String(error).replace(/^Error:/, '')}`, { cause: error })
  }
}

const compiled = new Map<string, ReturnType<typeof readPage>>()
let days: ReturnType<typeof readHistory> = {}
let last: Promise<unknown> = Promise.resolve()

/** Reads each page once for all bundles and published files. */
export function readCompiled(file: string, source: string): ReturnType<typeof readPage> {
  const key = `${file}
${source}`
  const known = compiled.get(key)
  if (known) return known
  // Reads one page after another, because the syntax trees of all pages at once would fill the memory.
  const found = last.then(() => readPage(file, source, days))
  last = found.catch(() => undefined)
  compiled.set(key, found)
  return found
}

/** Reads the dates of the pages. Without this call, no page has a date. */
export function readDates(): void {
  days = readHistory(folder)
}
