import type { DocsEntry, Heading } from '@workspace/docs-kit/shapes/docs-site.ts'
import { navigationOf } from './navigation.ts'
import type { DocsHandle } from './docs-handle.ts'

/** Makes the handle of a page's route. */
export function handleOf(page: DocsEntry, headings: readonly Heading[], updated?: string): DocsHandle {
  const navigation = navigationOf(page, headings)
  const { path, title, description } = page
  const { group, previous, next } = navigation
  return {
    path,
    title: group ? `${title} · Docs` : title,
    description,
    headline: title,
    markdown: `${path}.md`,
    neighbors: [next, previous].flatMap((neighbor) => neighbor?.href ?? []),
    navigation,
    headings,
    ...(updated && { updated }),
  }
}
