import type { DocsEntry } from './contents.ts'
import { placeOf } from './place-of.ts'
import type { DocsHandle, DocsHeadingEntry } from './place.ts'

/** What the route of a documentation page carries. */
export function handleOf(page: DocsEntry, headings: readonly DocsHeadingEntry[]): DocsHandle {
  const place = placeOf(page)
  const { path, title, description } = page
  const { group, previous, next } = place
  return {
    path,
    title: group ? `${title} · Docs` : title,
    description,
    headline: title,
    neighbors: [next, previous].flatMap((neighbor) => neighbor?.href ?? []),
    place,
    headings,
  }
}
