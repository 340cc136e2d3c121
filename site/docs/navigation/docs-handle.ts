import type { SidebarGroup } from '#ui/docs/Sidebar/Sidebar.tsx'
import type { PageHead } from '../../frame/Head.tsx'
import type { DocsEntry, Heading } from '../compile/shapes/docs-site.ts'

export interface Neighbor {
  href: string
  title: string
}

export interface PageNavigation {
  about: DocsEntry
  /** Name of the page's group. The home has none. */
  group?: string
  /** Path from the documentation to the page's group. The home has none. */
  breadcrumbs?: readonly { label: string; href?: string }[]
  groups: readonly SidebarGroup[]
  previous?: Neighbor
  next?: Neighbor
}

/** Handle of a page's route, exported from the page's module. */
export interface DocsHandle extends PageHead {
  navigation: PageNavigation
  headings: readonly Heading[]
  /** Date of the last change, such as `November 24, 2026`. Absent without a history. */
  updated?: string
}
