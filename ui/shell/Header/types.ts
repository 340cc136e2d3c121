import type { ReactNode } from 'react'
import type { LogoLinkData } from '../../elements/Logo/LogoLink.tsx'
import type { ElementProps } from '../../elements/attributes.ts'

export interface HeaderLink {
  /** Address, as in `Link`. */
  href: string
  /** Label of one or two words. */
  label: string
}

export interface HeaderProps extends ElementProps<'header'> {
  /** Logo at the start. */
  logo: LogoLinkData
  /** Links to sections and pages; in the menu on narrow screens. */
  links?: readonly HeaderLink[]
  /** The `href` of the link to the current place. */
  current?: string
  /** Link to a second site, which opens in a new tab. */
  console?: HeaderLink
  /** Main action of the site. */
  action?: HeaderLink
  /** Link back from a separate page; always visible. */
  back?: HeaderLink
  /** Accessible name of the navigation. */
  navLabel: string
  /** Label of the button that opens the menu. */
  menuLabel: string
  /** Label of the button that closes the menu. */
  closeLabel: string
  /** Shows how far the reader has scrolled. @default false */
  progress?: boolean
  /** Theme switch, normally `ThemeToggle`. */
  themeToggle?: ReactNode
}
