import type { DocsEntry, Heading } from '@workspace/docs-kit/shapes/docs-site.ts'
import { contents } from '../contents.ts'
import { navigationOf } from './navigation.ts'
import type { DocsHandle } from './docs-handle.ts'

/** Makes the handle of a page's route. */
export function handleOf(page: DocsEntry, headings: readonly Heading[], updated?: string): DocsHandle {
  const navigation = navigationOf(page, headings)
  const { path, title, description } = page
  const { group, previous, next, beginnings } = navigation
  const siblings = contents.find(({ title: name }) => name === group)?.pages.map(({ path: sibling }) => sibling) ?? []
  return {
    path,
    title: group ? `${title} · Docs` : title,
    description,
    headline: title,
    markdown: `${path}.md`,
    neighbors: [next?.href, previous?.href, ...(beginnings ?? []).map(({ href }) => href), ...siblings].filter(
      (href): href is string => href !== undefined && href !== path,
    ),
    navigation,
    headings,
    ...(updated && { updated }),
  }
}
