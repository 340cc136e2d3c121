import { docs as text } from '../words/docs.ts'
import { docsHome, type DocsEntry, type Heading } from '../docs-site.ts'
import { contents, docsPages } from '../contents.ts'
import { findOverview } from './sidebar-groups.ts'

const toNeighbor = (page: DocsEntry | undefined) => page && { href: page.path, title: page.title }

export function getNavigation(about: DocsEntry) {
  const at = docsPages.indexOf(about)
  const group = contents.find(({ pages }) => pages.includes(about))
  const overview = group && findOverview(group)
  const previous = toNeighbor(docsPages[at - 1])
  const next = toNeighbor(docsPages[at + 1] ?? docsHome)
  const above = overview ? { label: overview.title, href: overview.path } : { label: group?.title ?? '' }
  return {
    about,
    ...(group && {
      group: group.title,
      breadcrumbs: [{ label: text.area, href: docsHome.path }, ...(overview === about ? [] : [above])],
      ...(previous && { previous }),
      ...(next && { next }),
    }),
  }
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** First pages of the first two groups. The home page prefetches them. */
const firstPages = contents.slice(0, 2).map(({ pages: [first] }) => first!.path)

/** Runs at build time, because formatting a date takes 10 ms in a browser. */
export function createHandle(page: DocsEntry, headings: readonly Heading[], updated?: string) {
  const navigation = getNavigation(page)
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
