import type { ReactNode } from 'react'
import { LogoLink, type LogoLinkData } from '../Logo/LogoLink.tsx'
import type { ElementProps } from '../attributes.ts'
import * as css from './HeaderBar.css.ts'

interface HeaderBarProps extends ElementProps<'header'> {
  logo: LogoLinkData
  /** As wide as the page's content, or as the window. */
  width: keyof typeof css.bar
  children: ReactNode
}

/** The sticky bar at the head of a page, with its logo: the frame of `Header` and `DocsHeader`. */
export function HeaderBar({ logo, width, children, ...rest }: HeaderBarProps) {
  return (
    <header {...rest} className={css.root}>
      <div className={css.bar[width]}>
        <LogoLink {...logo} outdent />
        {children}
      </div>
    </header>
  )
}
