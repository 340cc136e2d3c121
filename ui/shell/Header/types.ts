import type { ReactNode } from 'react'
import type { LogoLinkData } from '../../elements/Logo/LogoLink.tsx'
import type { ElementProps } from '../../elements/attributes.ts'

export interface HeaderLink {
  href: string
  /** Label of one or two words. */
  label: string
}

export interface HeaderProps extends ElementProps<'header'> {
  /** Logo that links to the home page. */
  logo: LogoLinkData
  /** Links, in the menu on narrow screens. */
  links?: readonly HeaderLink[]
  /** `href` of the current link. */
  current?: string
  /** Link to a second site, in a new tab. */
  console?: HeaderLink
  /** Main action of the site. */
  action?: HeaderLink
  /** Link back from a separate page. */
  back?: HeaderLink
  /** Accessible name of the navigation. */
  navLabel: string
  /** Label of the menu button. */
  menuLabel: string
  /** Label of the close button. */
  closeLabel: string
  /** Shows how far the reader has scrolled. @default false */
  progress?: boolean
  /** Theme switch, normally `ThemeToggle`. */
  themeToggle?: ReactNode
}
