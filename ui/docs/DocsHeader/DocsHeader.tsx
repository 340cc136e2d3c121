import type { ReactNode } from 'react'
import { HeaderBar } from '../../elements/HeaderBar/HeaderBar.tsx'
import { link } from '../../elements/HeaderBar/HeaderBar.css.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import type { LogoLinkData } from '../../elements/Logo/LogoLink.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './DocsHeader.css.ts'

export interface DocsHeaderProps extends ElementProps<'header'> {
  /** Logo at the start. */
  logo: LogoLinkData
  /** Accessible name of the navigation. */
  navLabel: string
  /** Links on wide screens. External links get an arrow. */
  links: readonly { label: string; href: string }[]
  /** Menu for narrow screens, usually a `NavigationMenu` component. */
  menu?: ReactNode
  /** Search of the documentation, usually a `Search` component. */
  search?: ReactNode
  /** Theme switch, usually a `ThemeToggle` component. */
  themeToggle?: ReactNode
}

/** Sticky header of the documentation. */
export function DocsHeader({ logo, navLabel, links, menu, search, themeToggle, ...rest }: DocsHeaderProps) {
  return (
    <HeaderBar {...rest} logo={logo} width="window" progress>
      {menu && <div className={css.menu}>{menu}</div>}
      <div className={css.end}>
        {search}
        <nav className={css.nav} aria-label={navLabel}>
          <ul className={css.list}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Anchor className={link} href={href} newTabIcon={<Icon name="arrow-up-right" />}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        {themeToggle}
      </div>
    </HeaderBar>
  )
}
