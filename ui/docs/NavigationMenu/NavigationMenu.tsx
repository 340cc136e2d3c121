import type { ReactNode } from 'react'
import type { ElementProps } from '../../elements/attributes.ts'
import { MenuDialog } from '../../elements/MenuDialog/MenuDialog.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './NavigationMenu.css.ts'

/** Other attributes go to the button. */
export interface NavigationMenuProps extends ElementProps<'button'> {
  /** Name of the dialog. */
  label: string
  /** Current page, on the button. @default the label */
  page?: string
  /** Label of the close button. */
  closeLabel: string
  /** Content, usually a `Sidebar` component. */
  children: ReactNode
}

const showCurrent = (content: HTMLElement | null) => content?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' })

/** Navigation for narrow screens, in a dialog that scrolls to the current page. */
export function NavigationMenu({ label, page, closeLabel, children, ...rest }: NavigationMenuProps) {
  const head = (
    <Text size="small" tone="muted">
      {label}
    </Text>
  )
  const text = page && (
    <span className={css.page}>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {page}
    </span>
  )
  return (
    <MenuDialog {...rest} label={label} {...(text && { text })} closeLabel={closeLabel} side="start" head={head}>
      <div ref={showCurrent}>{children}</div>
    </MenuDialog>
  )
}
