import { ButtonLink } from '../../elements/Button/Button.tsx'
import { HeaderBar } from '../../elements/HeaderBar/HeaderBar.tsx'
import { link } from '../../elements/HeaderBar/HeaderBar.css.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { getCurrent } from './current.ts'
import * as css from './Header.css.ts'
import { Menu } from './Menu.tsx'
import type { HeaderProps } from './types.ts'

export type { HeaderLink, HeaderProps } from './types.ts'

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
  const folds = links.length > 0 || out !== undefined || action !== undefined
  return (
    <HeaderBar {...rest} logo={logo} width="page">
      {links.length > 0 && (
        <nav className={css.nav} aria-label={navLabel}>
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
        {themeToggle && <div className={folds ? css.onDesktop : undefined}>{themeToggle}</div>}
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
        {folds && (
          <div className={css.folded}>
            <Menu {...props} />
          </div>
        )}
      </div>
    </HeaderBar>
  )
}
