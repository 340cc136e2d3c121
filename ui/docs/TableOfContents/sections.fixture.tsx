import type { TableOfContentsItem } from './TableOfContents.tsx'

/** Targets of the list, without text: the list marks the first one. */
export function Sections({ items }: { items: readonly TableOfContentsItem[] }) {
  return items.map(({ id }) => <span key={id} id={id} />)
}
