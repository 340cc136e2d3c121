import type { SidebarGroup } from '../../ui/docs/Sidebar/Sidebar.tsx'
import type { PageHead } from '../Head.tsx'
import type { DocsEntry } from './contents.ts'

/** A page that another one leads to. */
export interface Neighbour {
  href: string
  title: string
  text: string
}

/** Where a page stands in the documentation: all of the contents that the page itself shows, so that no page carries the whole. */
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

/** The handle of a documentation page's route; the build exports it from the page's module. */
export interface DocsHandle extends PageHead {
  place: Place
  headings: readonly DocsHeadingEntry[]
}
