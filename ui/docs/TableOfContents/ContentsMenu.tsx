import { MenuDialog } from '../../elements/MenuDialog/MenuDialog.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { TableOfContents, type TableOfContentsItem } from './TableOfContents.tsx'
import { useCurrentHeading } from './useCurrentHeading.ts'

interface ContentsMenuProps {
  title: string
  items: readonly TableOfContentsItem[]
  position: (at: number, count: number) => string
  closeLabel: string
}

/** Table of contents for narrow screens. */
export function ContentsMenu({ title, items, position, closeLabel }: ContentsMenuProps) {
  const [current] = useCurrentHeading(items.map(({ id }) => id))
  const at = items.findIndex(({ id }) => id === current)
  const head = (
    <Text size="small" tone="muted">
      {title}
    </Text>
  )
  return (
    <MenuDialog
      label={title}
      text={
        <span>
          {/* The texts are in elements, because browser translation replaces bare text nodes. */}
          {at > 0 ? <VisuallyHidden>{`${title} ·`}</VisuallyHidden> : <span>{`${title} ·`}</span>}{' '}
          <span>{position(Math.max(at, 0) + 1, items.length)}</span>
        </span>
      }
      closeLabel={closeLabel}
      side="bottom"
      head={head}
    >
      <TableOfContents title={title} items={items} titleHidden />
    </MenuDialog>
  )
}
