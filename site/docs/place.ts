import type { SidebarGroup } from '../../ui/docs/Sidebar/Sidebar.tsx'
import type { DocsEntry } from './contents.ts'
import type { ToolName } from './tools.ts'
import type { Tree } from './tree.ts'

/** A page that another one leads to. */
export interface Neighbour {
  href: string
  title: string
  text: string
}

/** Where a page stands in the documentation: all of the tree that the page itself shows, so that no page carries the whole. */
export interface Place {
  about: DocsEntry
  /** The name of its group; the first page has none. */
  group?: string
  /** The navigation beside it. */
  groups: readonly SidebarGroup[]
  previous?: Neighbour
  next?: Neighbour
  /** The places to begin, on the first page. */
  beginnings?: readonly Neighbour[]
}

/** One heading of a page. */
export interface DocsHeadingEntry {
  id: string
  label: string
  level: 2 | 3 | 4
}

/** The file of a page of the documentation as data. */
export const textFile = (path: string) => `${path}.json`

/** A page of the documentation as data: the file beside its HTML, with all that is needed to show it. */
export interface DocsText {
  place: Place
  headings: readonly DocsHeadingEntry[]
  text: readonly Tree[]
  /** The tools that stand in it. */
  tools: readonly ToolName[]
  /** The built files of the tools of the next and the previous page. @default none */
  nearTools?: readonly string[]
}
