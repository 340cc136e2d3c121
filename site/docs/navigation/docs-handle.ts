import type { SidebarGroup } from '../../../ui/docs/Sidebar/Sidebar.tsx'
import type { PageHead } from '../../app/Head.tsx'
import type { DocsEntry } from '../contents.ts'

/** A page that another one leads to. */
export interface Neighbor {
  href: string
  title: string
  text: string
}

/** The navigation that one page shows; no page carries the whole contents. */
export interface PageNavigation {
  about: DocsEntry
  /** The name of its group; the first page has none. */
  group?: string
  /** The navigation beside it. */
  groups: readonly SidebarGroup[]
  previous?: Neighbor
  next?: Neighbor
  /** The places to begin, on the first page. */
  beginnings?: readonly Neighbor[]
}

export interface DocsHeadingEntry {
  id: string
  label: string
  level: 2 | 3 | 4
}

/** The handle of a documentation page's route; the build exports it from the page's module. */
export interface DocsHandle extends PageHead {
  navigation: PageNavigation
  headings: readonly DocsHeadingEntry[]
}
