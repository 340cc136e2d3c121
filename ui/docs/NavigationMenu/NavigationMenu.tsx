import type { ReactNode } from 'react'
import { MenuDialog } from '../../elements/MenuDialog/MenuDialog.tsx'
import { Text } from '../../elements/Text/Text.tsx'

export interface NavigationMenuProps {
  /** On the button, and the name of the dialog. */
  label: string
  /** On the button that closes it. */
  closeLabel: string
  /** Normally `Sidebar`. */
  children: ReactNode
}

/** The navigation of narrow screens, with the button that opens it. */
export function NavigationMenu({ label, closeLabel, children }: NavigationMenuProps) {
  const head = (
    <Text size="small" tone="muted">
      {label}
    </Text>
  )
  return (
    <MenuDialog label={label} closeLabel={closeLabel} side="start" head={head}>
      {children}
    </MenuDialog>
  )
}
