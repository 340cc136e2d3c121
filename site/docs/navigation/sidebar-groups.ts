import type { SidebarGroup } from '#ui/docs/Sidebar/Sidebar.tsx'
import type { SidebarCall } from '#ui/docs/Sidebar/Siding.tsx'
import { contents } from '../contents.ts'
import { docsHome, type DocsGroup, type Heading } from '../docs-site.ts'

/** Returns the first page of a group if it is an overview. The sidebar shows its title as the group's title. */
export const findOverview = ({ pages: [first] }: DocsGroup) => (first?.path.endsWith('/overview') ? first : undefined)

const home: SidebarGroup = { title: docsHome.title, href: docsHome.path, items: [] }

/** All pages. The groups are the same objects on every page, so that React renders only what changes. */
export const sidebarGroups: readonly SidebarGroup[] = [
  home,
  ...contents.map((group) => {
    const overview = findOverview(group)
    return {
      title: overview?.title ?? group.title,
      ...(overview && { href: overview.path }),
      items: group.pages.filter((page) => page !== overview).map(({ path, title }) => ({ href: path, label: title })),
      open: !group.collapsed,
    }
  }),
]

/** Maximum number of titles and pages of the sidebar in the HTML of a page. Today, each page's HTML contains all of them. */
export const mostInHtml = 28

/**
 * Returns the groups around the current page, and the home page, which lists all pages. Otherwise each new page would make the HTML of all
 * other pages larger.
 */
export function pickNearby(groups: readonly SidebarGroup[], current: string): readonly SidebarGroup[] {
  const rows = groups.flatMap((group) => [{ group, href: group.href }, ...group.items.map((item) => ({ group, href: item.href }))])
  if (rows.length <= mostInHtml || current === docsHome.path) return groups
  const at = rows.findIndex(({ href }) => href === current)
  // Half of the rows are on each side of the page. Two more are for the home page and for the title of a group whose start is cut off.
  const first = Math.max(0, Math.min(at - mostInHtml / 2 + 1, rows.length - mostInHtml + 2))
  const near = new Set(rows.slice(first, first + mostInHtml - 2).map(({ href }) => href))
  const own = new Set([groups[0], ...rows.slice(first, first + mostInHtml - 2).map(({ group }) => group)])
  return groups.flatMap((group) => (own.has(group) ? [{ ...group, items: group.items.filter(({ href }) => near.has(href)) }] : []))
}

/** Returns the sections of an API reference, with the method of a section's call. Returns an empty list for other pages. */
export const listCalls = (headings: readonly Heading[]): SidebarCall[] =>
  headings.some(({ call }) => call)
    ? headings.flatMap(({ id, label, level, call }) => (level === 2 ? [{ id, label, ...(call && { method: call.method }) }] : []))
    : []

/** Adds the calls of the current page. */
export const addCalls = (groups: readonly SidebarGroup[], current: string, calls: readonly SidebarCall[]): readonly SidebarGroup[] =>
  calls.length === 0
    ? groups
    : groups.map((group) =>
        group.items.some(({ href }) => href === current)
          ? { ...group, items: group.items.map((item) => (item.href === current ? { ...item, calls } : item)) }
          : group,
      )
