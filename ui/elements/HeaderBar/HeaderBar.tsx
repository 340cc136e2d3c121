import type { ReactNode } from 'react'
import { LogoLink, type LogoLinkData } from '../Logo/LogoLink.tsx'
import { allowed, type ElementProps } from '../attributes.ts'
import * as css from './HeaderBar.css.ts'

interface HeaderBarProps extends ElementProps<'header'> {
  logo: LogoLinkData
  /** Width: that of the content or of the window. */
  width: keyof typeof css.bar
  children: ReactNode
}

/** Sticky bar with the logo, the frame of `Header` and `DocsHeader`. */
export function HeaderBar({ logo, width, children, ...rest }: HeaderBarProps) {
  return (
    <header {...allowed(rest)} className={css.root}>
      <div className={css.bar[width]}>
        <LogoLink {...logo} outdent />
        {children}
      </div>
    </header>
  )
}
