import type { BlockModule } from './block.ts'

export interface DocsEntry {
  /** Address of the page; its file has the same path. */
  path: string
  /** Name in the navigation. */
  label: string
  /** Heading of the page. */
  title: string
  /** One sentence: the lead of the page, and its text in search engines. */
  description: string
}

export interface DocsGroup {
  title: string
  pages: readonly DocsEntry[]
}

export interface Heading {
  id: string
  label: string
  level: 2 | 3 | 4
  /** Call that the section documents. */
  call?: { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string }
}

interface TableTexts {
  /** Head of the first column in Markdown. */
  head: string
  texts: {
    required: string
    fields: (count: number) => string
    count: (count: number, required: number) => string
    expand: string
    collapse: string
  }
}

/** Words that blocks print. */
export interface DocsWords {
  verified: string
  assumed: { fields: string; mark: string; response: string }
  code: { label: string; copied: string; failed: string; wrap: string; all: (lines: number) => string; less: string }
  /** Words of an HTTP status, such as “Bad Request”. */
  statuses: Readonly<Record<number, string>>
  request: string
  response: string
  /** Names of the tables, by the part of a call. */
  fields: TableTexts & { names: Readonly<Record<'path' | 'query' | 'headers' | 'request' | 'response' | 'file', string>> }
  options: TableTexts & { title: string }
  shell: string
  /** Whether the command-line tool can be had, with a link. */
  toolStatus: { text: string; link: string; href: string }
  /** Words before the beginning that the paths of a list share. */
  prefix: string
}

/** Blocks of one folder, by the names that pages use: `<Endpoint />` is `Endpoint.ts`. */
interface BlockSet {
  /** Folder of the blocks, from the project's folder. */
  folder: string
  /** Folder of the components of blocks without `draw`. */
  widgets: string
  blocks: Readonly<Record<string, BlockModule>>
}

/** Site whose documentation the kit reads. */
export interface DocsSite {
  /** Folder of the pages, from the project's folder. */
  folder: string
  home: DocsEntry
  contents: readonly DocsGroup[]
  /** Words of readers' questions that a section does not use itself, by the address of the section. */
  topics: Readonly<Record<string, string>>
  words: DocsWords
  /** Module that gives pages their components: MDX imports `useMDXComponents` from it. */
  components: string
  blockSets: readonly BlockSet[]
  /** Data of `<Epoch />`. */
  epoch: { examples: readonly { title: string; events: readonly { time: string; text: string }[]; result: string }[] }
  /** Rows of `<Providers />`. */
  providers: readonly { name: string; kind: string }[]
  /** Handle of a page's route, which the page's module exports. */
  handleOf: (page: DocsEntry, headings: readonly Heading[]) => object
}
