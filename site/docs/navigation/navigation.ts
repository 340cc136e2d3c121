import type { SidebarGroup } from '#ui/docs/Sidebar/Sidebar.tsx'
import { docs as text } from '../words/docs.ts'
import type { DocsEntry, DocsGroup } from '@workspace/docs-kit/shapes/docs-site.ts'
import { contents, docsHome, docsPages } from '../contents.ts'
import type { Neighbor, PageNavigation } from './docs-handle.ts'

/** With more links, each page shows its own group and one link to each other group. */
const mostLinks = 40

/** The three places to begin: the first page of each part. */
const beginnings = ['/docs/vm/overview', '/docs/caas/overview', '/docs/cli/overview']

const link = ({ path, label }: DocsEntry) => ({ href: path, label })
const neighbor = (page: DocsEntry | undefined): Neighbor | undefined =>
  page && { href: page.path, title: page.title, text: page.description }

/** The groups of the navigation: whole while they are few, else the own one whole and the first page of each other. */
function groupsFor(about: DocsEntry, groups: readonly DocsGroup[], pages: readonly DocsEntry[]): SidebarGroup[] {
  const whole = pages.length <= mostLinks
  const home = { title: text.area, items: [link(docsHome)], open: true }
  if (whole) return [home, ...groups.map(({ title, pages: all }) => ({ title, items: all.map(link), open: true }))]
  const own = groups
    .filter(({ pages: all }) => all.includes(about))
    .map(({ title, pages: all }) => ({ title, items: all.map(link), open: true }))
  const others = groups
    .filter(({ pages: all }) => !all.includes(about))
    .map(({ title, pages: [first] }) => ({ label: title, href: first!.path }))
  return [home, ...own, { title: text.otherGroups, items: others, open: true }]
}

export function navigationOf(about: DocsEntry): PageNavigation {
  const at = docsPages.indexOf(about)
  const group = contents.find(({ pages }) => pages.includes(about))?.title
  const previous = neighbor(docsPages[at - 1])
  const next = neighbor(docsPages[at + 1] ?? docsHome)
  return {
    about,
    groups: groupsFor(about, contents, docsPages),
    ...(group === undefined
      ? { beginnings: docsPages.filter((page) => beginnings.includes(page.path)).map((page) => neighbor(page)!) }
      : { group, ...(previous && { previous }), ...(next && { next }) }),
  }
}
