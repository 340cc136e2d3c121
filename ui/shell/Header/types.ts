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
  /** Logo that links to the home page. */
  logo: LogoLinkData
  /** Links to sections and pages. Narrow screens show them in the menu. */
  links?: readonly HeaderLink[]
  /** `href` of the link to the current page or section. */
  current?: string
  /** Link to a second site. It opens in a new tab. */
  console?: HeaderLink
  /** Main action of the site. */
  action?: HeaderLink
  /** Link back from a separate page, visible at every width. */
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
