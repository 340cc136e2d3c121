import type { TableOfContentsItem } from './TableOfContents.tsx'

/** The places that the list leads to, without their text: the list marks the first one. */
export function Sections({ items }: { items: readonly TableOfContentsItem[] }) {
  return items.map(({ id }) => <span key={id} id={id} />)
}
