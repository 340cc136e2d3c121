import { ButtonLink } from '../../elements/Button/Button.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { currentOf } from './current.ts'
import * as css from './Header.css.ts'
import { HeaderHome } from './HeaderHome.tsx'
import { Menu } from './Menu.tsx'
import type { HeaderProps } from './types.ts'

export type { HeaderLink, HeaderLogo, HeaderProps } from './types.ts'

/** The head of every page: sticky, with the links inline on wide screens and in a menu on narrow ones. */
export function Header(props: HeaderProps) {
  const { logo, links = [], current, console: out, action, back, navLabel, menuLabel: _menu, closeLabel: _close, themeToggle, ...rest } = props
  const folds = links.length > 0 || out !== undefined || action !== undefined
  return (
    <header {...rest} className={css.root}>
      <div className={css.bar}>
        <HeaderHome logo={logo} />
        {links.length > 0 && (
          <nav className={css.nav} aria-label={navLabel}>
            <ul className={css.list}>
              {links.map((link) => (
                <li key={link.href}>
                  <Anchor className={css.link} href={link.href} aria-current={currentOf(link, current)}>
                    {link.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={css.end}>
          {out && (
            <div className={css.onDesktop}>
              <Anchor className={css.link} href={out.href} mark={<Icon name="arrow-up-right" />}>
                {out.label}
              </Anchor>
            </div>
          )}
          {themeToggle && <div className={folds ? css.onDesktop : undefined}>{themeToggle}</div>}
          {action && (
            <div className={css.onWide}>
              <ButtonLink href={action.href} variant="outline" size="small">
                {action.label}
              </ButtonLink>
            </div>
          )}
          {back && (
            <Anchor className={css.link} href={back.href}>
              <span className={css.back}>
                <Icon name="arrow-left" />
              </span>
              {back.label}
            </Anchor>
          )}
          {folds && (
            <div className={css.folded}>
              <Menu {...props} />
            </div>
          )}
        </div>
      </div>
    </header>
  )
}
