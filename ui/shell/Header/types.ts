import type { ReactNode } from 'react'
import type { LogoLinkData } from '../../elements/Logo/LogoLink.tsx'
import type { ElementProps } from '../../elements/attributes.ts'

/** One link of the header. */
export interface HeaderLink {
  /** Where it leads: see `Link`. */
  href: string
  /** One or two words. */
  label: string
}

export interface HeaderProps extends ElementProps<'header'> {
  /** The logo at the start. */
  logo: LogoLinkData
  /** The sections and pages that it leads to; in the menu on narrow screens. */
  links?: readonly HeaderLink[]
  /** The `href` of the link for the place where the reader is. */
  current?: string
  /** A second site, opened in a new tab. */
  console?: HeaderLink
  /** The one thing to do from anywhere. */
  action?: HeaderLink
  /** Leads back from a page of its own; always in sight. */
  back?: HeaderLink
  /** Names the navigation for a screen reader. */
  navLabel: string
  /** The text of the button that opens the menu. */
  menuLabel: string
  /** The text of the button that closes the menu. */
  closeLabel: string
  /** Normally `ThemeToggle`. */
  themeToggle?: ReactNode
}
