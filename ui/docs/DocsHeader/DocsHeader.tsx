import type { ReactNode } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { Logo } from '../../elements/Logo/Logo.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import type { Passed } from '../../elements/attributes.ts'
import * as css from './DocsHeader.css.ts'

/** The props of `DocsHeader`. */
export interface DocsHeaderProps extends Passed<'header'> {
  /** The name, the quieter word behind it, where it leads, how a screen reader says it, and your own drawing in place of mark and name. */
  logo: { name: string; area?: string; href: string; label: string; drawing?: ReactNode }
  /** What the links are, for a screen reader. */
  navLabel: string
  /** Stand at the end on wide screens; an address outside the site gets an arrow. */
  links: readonly { label: string; href: string }[]
  /** Normally `Search`. */
  search?: ReactNode
  /** Normally `ThemeToggle`. */
  themeToggle?: ReactNode
}

/** The head of the documentation: sticky, as wide as the window. */
export function DocsHeader({ logo, navLabel, links, search, themeToggle, ...rest }: DocsHeaderProps) {
  return (
    <header {...rest} className={css.root}>
      <div className={css.bar}>
        <Anchor className={css.logo} href={logo.href}>
          <span className={css.name} aria-hidden="true">
            {logo.drawing ?? <Logo name={logo.name} area={logo.area} />}
          </span>
          <VisuallyHidden>{logo.label}</VisuallyHidden>
        </Anchor>
        <div className={css.end}>
          {search}
          <nav className={css.nav} aria-label={navLabel}>
            <ul className={css.list}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Anchor className={css.link} href={href} mark={<Icon name="arrow-up-right" />}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          {themeToggle}
        </div>
      </div>
    </header>
  )
}
