import type { TableOfContentsItem } from './TableOfContents.tsx'

/** Empty targets for the list, which marks the first one. */
export function Sections({ items }: { items: readonly TableOfContentsItem[] }) {
  return items.map(({ id }) => <span key={id} id={id} />)
}
