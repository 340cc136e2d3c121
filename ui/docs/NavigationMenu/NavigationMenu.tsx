import type { ReactNode } from 'react'
import type { ElementProps } from '../../elements/attributes.ts'
import { MenuDialog } from '../../elements/MenuDialog/MenuDialog.tsx'
import { Text } from '../../elements/Text/Text.tsx'

/** Props of `NavigationMenu`; attributes reach its button. */
export interface NavigationMenuProps extends ElementProps<'button'> {
  /** Label of the button, and name of the dialog. */
  label: string
  /** Label of the button that closes it. */
  closeLabel: string
  /** Content, normally `Sidebar`. */
  children: ReactNode
}

/** Navigation of narrow screens in a dialog, with its button. */
export function NavigationMenu({ label, closeLabel, children, ...rest }: NavigationMenuProps) {
  const head = (
    <Text size="small" tone="muted">
      {label}
    </Text>
  )
  return (
    <MenuDialog {...rest} label={label} closeLabel={closeLabel} side="start" head={head}>
      {children}
    </MenuDialog>
  )
}
