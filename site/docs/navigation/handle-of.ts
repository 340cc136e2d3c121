import type { DocsEntry } from '../contents.ts'
import { navigationOf } from './navigation.ts'
import type { DocsHandle, DocsHeadingEntry } from './docs-handle.ts'

/** What the route of a documentation page carries. */
export function handleOf(page: DocsEntry, headings: readonly DocsHeadingEntry[]): DocsHandle {
  const navigation = navigationOf(page)
  const { path, title, description } = page
  const { group, previous, next } = navigation
  return {
    path,
    title: group ? `${title} · Docs` : title,
    description,
    headline: title,
    neighbors: [next, previous].flatMap((neighbor) => neighbor?.href ?? []),
    navigation,
    headings,
  }
}
