import type { DocsEntry, Heading } from '../compile/shapes/docs-site.ts'
import { contents } from '../contents.ts'
import { getNavigation } from './navigation.ts'
import type { DocsHandle } from './docs-handle.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** First pages of the first two groups, which readers of the home visit next. */
const firstPages = contents.slice(0, 2).map(({ pages: [first] }) => first!.path)

/** Creates the handle of a page's route at build time, because formatting a date costs a browser 10 ms. */
export function createHandle(page: DocsEntry, headings: readonly Heading[], updated?: string): DocsHandle {
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
