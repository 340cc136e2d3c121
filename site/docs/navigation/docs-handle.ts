import type { SidebarGroup } from '#ui/docs/Sidebar/Sidebar.tsx'
import type { PageHead } from '../../frame/Head.tsx'
import type { DocsEntry, Heading } from '@workspace/docs-kit/shapes/docs-site.ts'

export interface Neighbor {
  href: string
  title: string
  text: string
}

/** Navigation beside one page. */
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

/** Handle of the route of a page; the build exports it from the page's module. */
export interface DocsHandle extends PageHead {
  navigation: PageNavigation
  headings: readonly Heading[]
}
