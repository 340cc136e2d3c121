import { ButtonLink } from '../../elements/Button/Button.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { LogoLink } from '../../elements/Logo/LogoLink.tsx'
import { MenuDialog } from '../../elements/MenuDialog/MenuDialog.tsx'
import { getCurrent } from './current.ts'
import * as css from './Menu.css.ts'
import type { HeaderProps } from './types.ts'

export function Menu(header: HeaderProps) {
  const { logo, links = [], current, console: out, action, navLabel, menuLabel, closeLabel, themeToggle } = header
  return (
    <MenuDialog label={menuLabel} closeLabel={closeLabel} head={<LogoLink {...logo} />}>
      <nav className={css.rail} aria-label={navLabel}>
        <ul>
          {links.map((link) => (
            <li key={link.href} className={css.stop}>
              <Anchor className={css.link} href={link.href} aria-current={getCurrent(link, current)}>
                {link.label}
              </Anchor>
            </li>
          ))}
          {out && (
            <li className={css.stop}>
              <Anchor className={css.link} href={out.href} newTabIcon={<Icon name="arrow-up-right" />}>
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
