import type { SidebarGroup } from '#ui/docs/Sidebar/Sidebar.tsx'
import { docs as text } from '../words/docs.ts'
import type { DocsEntry } from '@workspace/docs-kit/shapes/docs-site.ts'
import { contents, docsHome, docsPages } from '../contents.ts'
import type { Neighbor, PageNavigation } from './docs-handle.ts'

/** Overview of each part. */
const beginnings = ['/docs/vm/overview', '/docs/caas/overview', '/docs/cli/overview']

const link = ({ path, label }: DocsEntry) => ({ href: path, label })
const neighbor = (page: DocsEntry | undefined): Neighbor | undefined =>
  page && { href: page.path, title: page.title, text: page.description }

/** Sidebar of every page: the whole contents. */
const groups: readonly SidebarGroup[] = [
  { title: text.area, items: [link(docsHome)], open: true },
  ...contents.map(({ title, pages }) => ({ title, items: pages.map(link), open: true })),
]

export function navigationOf(about: DocsEntry): PageNavigation {
  const at = docsPages.indexOf(about)
  const group = contents.find(({ pages }) => pages.includes(about))?.title
  const previous = neighbor(docsPages[at - 1])
  const next = neighbor(docsPages[at + 1] ?? docsHome)
  return {
    about,
    groups,
    ...(group === undefined
      ? { beginnings: docsPages.filter((page) => beginnings.includes(page.path)).map((page) => neighbor(page)!) }
      : { group, ...(previous && { previous }), ...(next && { next }) }),
  }
}
