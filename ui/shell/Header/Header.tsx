import type { ReactNode } from 'react'
import { ButtonLink } from '../../elements/Button/Button.tsx'
import { HeaderBar } from '../../elements/HeaderBar/HeaderBar.tsx'
import { link } from '../../elements/HeaderBar/HeaderBar.css.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { LogoLink, type LogoLinkData } from '../../elements/Logo/LogoLink.tsx'
import { MenuDialog } from '../../elements/MenuDialog/MenuDialog.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './Header.css.ts'

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
  /** Theme switch, usually a `ThemeToggle` component. */
  themeToggle?: ReactNode
}

function getCurrent(link: HeaderLink, current: string | undefined): 'page' | 'location' | undefined {
  if (link.href !== current) return undefined
  return link.href.includes('#') ? 'location' : 'page'
}

function Menu(header: HeaderProps) {
  const { logo, links = [], current, console: out, action, navLabel, menuLabel, closeLabel, themeToggle } = header
  return (
    <MenuDialog label={menuLabel} closeLabel={closeLabel} head={<LogoLink {...logo} />}>
      <nav className={css.rail} aria-label={navLabel}>
        <ul>
          {links.map((link) => (
            <li key={link.href} className={css.stop}>
              <Anchor className={css.menuLink} href={link.href} aria-current={getCurrent(link, current)}>
                {link.label}
              </Anchor>
            </li>
          ))}
          {out && (
            <li className={css.stop}>
              <Anchor className={css.menuLink} href={out.href} newTabIcon={<Icon name="arrow-up-right" />}>
                {out.label}
              </Anchor>
            </li>
          )}
        </ul>
      </nav>
      <div className={css.foot}>
        {action && (
          <ButtonLink href={action.href} variant="outline">
            {action.label}
          </ButtonLink>
        )}
        {themeToggle}
      </div>
    </MenuDialog>
  )
}

/** Sticky header with links, in a menu on narrow screens. */
export function Header(props: HeaderProps) {
  const {
    logo,
    links = [],
    current,
    console: out,
    action,
    back,
    navLabel,
    menuLabel: _menu,
    closeLabel: _close,
    themeToggle,
    ...rest
  } = props
  const hasMenu = links.length > 0 || out !== undefined || action !== undefined
  return (
    <HeaderBar {...rest} logo={logo} width="page">
      {links.length > 0 && (
        <nav className={css.onDesktop} aria-label={navLabel}>
          <ul className={css.list}>
            {links.map((item) => (
              <li key={item.href}>
                <Anchor className={link} href={item.href} aria-current={getCurrent(item, current)}>
                  {item.label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={css.end}>
        {out && (
          <div className={css.onDesktop}>
            <Anchor className={link} href={out.href} newTabIcon={<Icon name="arrow-up-right" />}>
              {out.label}
            </Anchor>
          </div>
        )}
        {themeToggle && <div className={hasMenu ? css.onDesktop : undefined}>{themeToggle}</div>}
        {action && (
          <div className={css.onWide}>
            <ButtonLink href={action.href} variant="outline" size="small">
              {action.label}
            </ButtonLink>
          </div>
        )}
        {back && (
          <Anchor className={link} href={back.href}>
            <Icon name="arrow-left" />
            {back.label}
          </Anchor>
        )}
        {hasMenu && (
          <div className={css.onNarrow}>
            <Menu {...props} />
          </div>
        )}
      </div>
    </HeaderBar>
  )
}
