import type { DocsEntry, Heading } from '../compile/shapes/docs-site.ts'
import { contents } from '../contents.ts'
import { getNavigation } from './navigation.ts'
import type { DocsHandle } from './docs-handle.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** First pages of the first two groups, to which the readers of the first page go on. */
const firstPages = contents.slice(0, 2).map(({ pages: [first] }) => first!.path)

/**
 * Makes the handle of a page's route, in the build: the first date that a browser formats costs it 10 ms.
 * @param updated day of the last change, as YYYY-MM-DD.
 */
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
