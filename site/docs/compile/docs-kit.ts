import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import type { Plugin } from 'vite'
import type { SearchRecord } from '../search/search.ts'
import { fileProblems, outlineOf, problemsOf, topicProblems, type Outline } from './check.ts'
import * as contract from './shapes/contract.ts'
import type { DocsEntry, DocsSite } from './shapes/docs-site.ts'
import { toMarkdown } from './markdown-export.ts'
import { attributesOf, parsePage, readBlocks, type Page, type PageSource } from './page-source.ts'
import { toRoute } from './page-route.ts'
import { recordsOf } from './search-records.ts'
import { sourceOf } from './source-of.ts'

/** Checked and published parts of a page, beside its module. */
export interface PageText {
  outline: Outline
  markdown: string
  records: SearchRecord[]
}

export type PublishedPage = DocsEntry & PageText

interface ReadPage {
  /** Module of the page. */
  code: string
  /** Absent for a file that the contents do not list, which the check reports. */
  text?: PageText
}

export type PageReader = (page: { file: string; source: string }) => Promise<ReadPage>

const elementsOf = ({ sections }: PageSource) =>
  sections.flatMap(({ heading, nodes }) => nodes.flatMap((node) => (node.type === 'mdxJsxFlowElement' ? [{ heading, node }] : [])))

/** Reads, checks and publishes the documentation of a site. */
export function createDocsKit(site: DocsSite) {
  const docsPages: readonly DocsEntry[] = [site.home, ...site.contents.flatMap(({ pages }) => pages)]
  const processor = createProcessor({ providerImportSource: resolve(site.components) })

  const readSections = (): ReadonlyMap<string, string> =>
    new Map(
      docsPages.flatMap((page) => {
        const source = readFileSync(sourceOf(site, page), 'utf8')
        if (!source.includes('<Endpoint')) return []
        return elementsOf(parsePage(source)).flatMap(({ heading, node }) => {
          const { api, call } = attributesOf(node)
          return node.name === 'Endpoint' ? [[`${api} ${call}`, `${page.path}#${heading?.id ?? ''}`] as const] : []
        })
      }),
    )
  let sections: ReadonlyMap<string, string> | undefined
  const sectionOfCall = (api: string, call: string): string => {
    sections ??= readSections()
    const section = sections.get(`${api} ${call}`)
    if (!section)
      throw new Error(`No page documents the call ${call} of ${api}: write <Endpoint api="${api}" call="${call}" /> below a heading.`)
    return section
  }

  const parse = (source: string): Page => readBlocks(parsePage(source), { site, contract, sectionOfCall })

  /** Makes Markdown and search records of a page without problems. */
  const readText = (about: DocsEntry, page: Page): PageText => {
    const outline = outlineOf(page, site)
    // The check reports the problems later; an unknown component has no Markdown.
    if (outline.problems.length > 0) return { outline, markdown: '', records: [] }
    return { outline, markdown: toMarkdown(page, about), records: recordsOf(about, page, site.topics) }
  }

  /**
   * Reads a page.
   * @throws with file, line and problem.
   */
  const readPage: PageReader = async ({ file, source }) => {
    try {
      const page = parse(source)
      const about = docsPages.find((entry) => file.endsWith(`/${sourceOf(site, entry)}`))
      // The text is read first: the route changes the tree.
      const text = about && readText(about, page)
      const path = new VFile({ path: file })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- MDX types what it runs on as what it makes.
      const route = (await toRoute(site, page, about)) as never
      return { code: processor.stringify(await processor.run(route, path), path), ...(text && { text }) }
    } catch (error) {
      // MDX says the line and the column, as the error's name, but not the file.
      throw new Error(`${relative('', file)}:${String(error).replace(/^Error:/, '')}`, { cause: error })
    }
  }

  return {
    docsPages,
    parse,
    readText,
    readPage,
    /** Makes modules of the pages. */
    readPages: (read: PageReader = readPage): Plugin => ({
      name: 'pages',
      sharedDuringBuild: true,
      enforce: 'pre',
      transform: {
        filter: { id: new RegExp(String.raw`[\\/]${site.folder.replaceAll('/', String.raw`[\\/]`)}[\\/].*\.mdx$`) },
        handler: async (source, file) => ({ code: (await read({ file, source })).code, map: null }),
      },
    }),
    /**
     * Reads every page and checks it.
     * @param elsewhere addresses that are not documentation but may be linked to.
     * @throws with one line for each problem.
     */
    readDocs: async (elsewhere: readonly string[], read: PageReader = readPage): Promise<PublishedPage[]> => {
      refuse(fileProblems(site, docsPages, globSync(`${site.folder}/**/*.mdx`)))
      const pages = await Promise.all(
        docsPages.map(async (page) => {
          const file = resolve(sourceOf(site, page))
          const { text } = await read({ file, source: await readFile(file, 'utf8') })
          return text ? [{ ...page, ...text }] : []
        }),
      )
      refuse(problemsOf(pages.flat(), elsewhere))
      refuse(topicProblems(site.topics, pages.flat()))
      return pages.flat()
    },
  }
}

/** @throws with a line for each problem. */
function refuse(problems: readonly string[]) {
  if (problems.length > 0)
    throw new Error(`The documentation has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.join('\n')}`)
}

/** Remembers each page that a reader has read. */
export function once(read: PageReader): PageReader {
  const pages = new Map<string, Promise<ReadPage>>()
  return (page) => {
    const found = pages.get(page.file) ?? read(page)
    pages.set(page.file, found)
    return found
  }
}
