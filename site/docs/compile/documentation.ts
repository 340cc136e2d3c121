import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import type { Plugin } from 'vite'
import { CommandError } from '@workspace/host/configuration/command.ts'
import { docsPages } from '../contents.ts'
import type { SearchRecord } from '../search/search.ts'
import { findFileProblems, readOutline, findProblems, type Outline } from './check.ts'
import { readHistory } from './history.ts'
import { loadBlocks } from './load-blocks.ts'
import { toMarkdown } from './markdown-export.ts'
import { toRoute } from './page-route.ts'
import { getAttributes, parsePage, readBlocks, type Page } from './page-source.ts'
import { createFiles, type PublishedFile } from './published-files.ts'
import { createRecords } from './search-records.ts'
import * as contract from './shapes/contract.ts'
import { folder, getSourcePath, type DocsEntry } from '../docs-site.ts'

export interface PageText {
  outline: Outline
  markdown: string
  records: SearchRecord[]
}

export type PublishedPage = DocsEntry & PageText

/** Removes the line breaks between blocks. React would hydrate each one as a text node. */
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

const readSections = (): ReadonlyMap<string, string> =>
  new Map(
    docsPages.flatMap((page) =>
      parsePage(readFileSync(getSourcePath(page), 'utf8')).sections.flatMap(({ heading, nodes }) =>
        nodes.flatMap((node) => {
          if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Endpoint') return []
          const { api, call } = getAttributes(node)
          return [[`${api} ${call}`, `${page.path}#${heading?.id ?? ''}`] as const]
        }),
      ),
    ),
  )

let sections: ReadonlyMap<string, string> | undefined
const findSection = (api: string, call: string): string => {
  sections ??= readSections()
  const section = sections.get(`${api} ${call}`)
  if (!section)
    throw new Error(`No page documents the call ${call} of ${api}: write <Endpoint api="${api}" call="${call}" /> below a heading.`)
  return section
}

export const parse = async (source: string): Promise<Page> => readBlocks(parsePage(source), await loadBlocks(), { contract, findSection })

/** Creates only the outline for a page with problems. */
export const readText = (about: DocsEntry, page: Page): PageText => {
  const outline = readOutline(page)
  if (outline.problems.length > 0) return { outline, markdown: '', records: [] }
  return { outline, markdown: toMarkdown(page, about), records: createRecords(about, page) }
}

/** `days` has the date of each file's last change. Throws an error with file, line and problem. */
export const readPage = async (file: string, source: string, days: Readonly<Record<string, string>> = {}) => {
  try {
    const page = await parse(source)
    // Undefined if `contents.ts` lacks the file. The check reports such a file.
    const about = docsPages.find((entry) => file.endsWith(`/${getSourcePath(entry)}`))
    // Must come before `toRoute`, which changes the tree.
    const text = about && readText(about, page)
    const path = new VFile({ path: file })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- MDX types the input of `run` like its output.
    const route = (await toRoute(page, await loadBlocks(), about, about && days[getSourcePath(about)])) as never
    return { code: processor.stringify(await processor.run(route, path), path), ...(text && { text }) }
  } catch (error) {
    // MDX errors name the line and the column, but not the file.
    throw new Error(`${relative('', file)}:${String(error).replace(/^Error:/, '')}`, { cause: error })
  }
}

/** Reads each page once for all bundles and published files. */
export const documentation = () => {
  const pages = new Map<string, ReturnType<typeof readPage>>()
  let days: ReturnType<typeof readHistory> = {}
  const read = (file: string, source: string) => {
    const key = `${file}\n${source}`
    const found = pages.get(key) ?? readPage(file, source, days)
    pages.set(key, found)
    return found
  }
  const plugin: Plugin = {
    name: 'documentation',
    sharedDuringBuild: true,
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]site[\\/]docs[\\/].*\.mdx$/ },
      handler: async (source, file) => ({ code: (await read(file, source)).code, map: null }),
    },
  }
  return {
    plugin,
    /** Without this call, no page has a date. */
    readHistory: () => {
      days = readHistory(folder)
    },
    /** Throws a `CommandError` with one line for each problem of a page. */
    files: async (origin: string, elsewhere: readonly string[]): Promise<PublishedFile[]> => {
      refuse(findFileProblems(docsPages, globSync(`${folder}/**/*.mdx`)))
      const published = await Promise.all(
        docsPages.map(async (page): Promise<PublishedPage[]> => {
          const file = resolve(getSourcePath(page))
          const { text } = await read(file, await readFile(file, 'utf8'))
          return text ? [{ ...page, ...text }] : []
        }),
      )
      refuse(findProblems(published.flat(), elsewhere))
      return createFiles(origin, published.flat())
    },
  }
}

export type Documentation = ReturnType<typeof documentation>

function refuse(problems: readonly string[]) {
  if (problems.length > 0)
    throw new CommandError(
      `The documentation has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.join('\n')}`,
    )
}
