import type { SidebarGroup } from '#ui/docs/Sidebar/Sidebar.tsx'
import type { PageHead } from '../../frame/Head.tsx'
import type { DocsEntry, Heading } from '../compile/shapes/docs-site.ts'

export interface Neighbor {
  href: string
  title: string
}

/** Navigation beside one page. */
export interface PageNavigation {
  about: DocsEntry
  /** Name of its group; the first page has none. */
  group?: string
  /** Path from the documentation to the page's group; the first page has none. */
  breadcrumbs?: readonly { label: string; href?: string }[]
  groups: readonly SidebarGroup[]
  previous?: Neighbor
  next?: Neighbor
}

/** Handle of a page's route, exported from the page's module. */
export interface DocsHandle extends PageHead {
  navigation: PageNavigation
  headings: readonly Heading[]
  /** Day of the last change in words, such as `November 24, 2026`; absent without history. */
  updated?: string
}
