import type { SidebarCall } from '#ui/docs/Sidebar/Siding.tsx'
import { docs as text } from '../words/docs.ts'
import { docsHome, type DocsEntry, type DocsGroup, type Heading } from '../docs-site.ts'
import { contents, docsPages } from '../contents.ts'

const folded = ['CaaS API', 'Command line']

const toNeighbor = (page: DocsEntry | undefined) => page && { href: page.path, title: page.title }

/** Finds the page whose title is also the group's title. */
const findOverview = ({ pages: [first] }: DocsGroup) => (first?.path.endsWith('/overview') ? first : undefined)

const getSidebarGroups = (about: DocsEntry, calls: readonly SidebarCall[]) => [
  { title: docsHome.title, href: docsHome.path, items: [] },
  ...contents.map((group) => {
    const overview = findOverview(group)
    return {
      title: overview?.title ?? group.title,
      ...(overview && { href: overview.path }),
      items: group.pages
        .filter((page) => page !== overview)
        .map((page) => ({ href: page.path, label: page.title, ...(page === about && calls.length > 0 && { calls }) })),
      open: !folded.includes(group.title),
    }
  }),
]

export function getNavigation(about: DocsEntry, headings: readonly Heading[]) {
  const at = docsPages.indexOf(about)
  const group = contents.find(({ pages }) => pages.includes(about))
  const overview = group && findOverview(group)
  const previous = toNeighbor(docsPages[at - 1])
  const next = toNeighbor(docsPages[at + 1] ?? docsHome)
  const isReference = headings.some(({ call }) => call)
  const calls = headings.flatMap(({ id, label, level, call }) =>
    isReference && level === 2 ? [{ id, label, ...(call && { method: call.method }) }] : [],
  )
  const above = overview ? { label: overview.title, href: overview.path } : { label: group?.title ?? '' }
  return {
    about,
    groups: getSidebarGroups(about, calls),
    ...(group && {
      group: group.title,
      breadcrumbs: [{ label: text.area, href: docsHome.path }, ...(overview === about ? [] : [above])],
      ...(previous && { previous }),
      ...(next && { next }),
    }),
  }
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Readers of the home page usually visit these pages next. */
const firstPages = contents.slice(0, 2).map(({ pages: [first] }) => first!.path)

/** Runs at build time, because formatting a date takes 10 ms in a browser. */
export function createHandle(page: DocsEntry, headings: readonly Heading[], updated?: string) {
  const navigation = getNavigation(page, headings)
  const { path, title, description } = page
  const { group, previous, next } = navigation
  return {
    path,
    title: group ? `${title} · Docs` : title,
    description,
    headline: title,
    markdown: `${path}.md`,
    neighbors: group ? [next, previous].flatMap((neighbor) => neighbor?.href ?? []) : firstPages,
    navigation,
    headings,
    ...(updated && { updated: day.format(new Date(updated)) }),
  }
}

export type DocsHandle = ReturnType<typeof createHandle>
