import type { TableOfContentsItem } from './TableOfContents.tsx'

/** Empty sections that the list links to. The list marks the first one. */
export function Sections({ items }: { items: readonly TableOfContentsItem[] }) {
  return items.map(({ id }) => <span key={id} id={id} />)
}
