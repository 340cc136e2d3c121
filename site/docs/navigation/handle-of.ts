import type { DocsEntry, Heading } from '../compile/shapes/docs-site.ts'
import { contents } from '../contents.ts'
import { navigationOf } from './navigation.ts'
import type { DocsHandle } from './docs-handle.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Makes the handle of a page's route, in the build: the first date that a browser formats costs it 10 ms.
 * @param updated day of the last change, as YYYY-MM-DD.
 */
export function handleOf(page: DocsEntry, headings: readonly Heading[], updated?: string): DocsHandle {
  const navigation = navigationOf(page, headings)
  const { path, title, description } = page
  const { group, previous, next } = navigation
  // The first page has no group: its readers go on to the first page of one.
  const siblings = contents.find(({ title: name }) => name === group)?.pages ?? contents.flatMap(({ pages }) => pages.slice(0, 1))
  return {
    path,
    title: group ? `${title} · Docs` : title,
    description,
    headline: title,
    markdown: `${path}.md`,
    neighbors: [next?.href, previous?.href, ...siblings.map(({ path: sibling }) => sibling)].filter(
      (href): href is string => href !== undefined && href !== path,
    ),
    navigation,
    headings,
    ...(updated && { updated: day.format(new Date(updated)) }),
  }
}
