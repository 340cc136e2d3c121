import { useId } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { LineRun, LineTurn } from '../../elements/Line/Line.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import type { LogoLinkData } from '../../elements/Logo/LogoLink.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Static } from '../../elements/Part/Static.tsx'
import * as css from './Footer.css.ts'

/** Titled list of links. */
export interface FooterColumn {
  /** One word, also the accessible name of the list. */
  title: string
  links: readonly { href: string; label: string }[]
}

export interface FooterProps extends ElementProps<'footer'> {
  /** Full-width logo at the end of the page. @default none */
  logo?: LogoLinkData
  /** Sentence beside the links. */
  statement?: string
  /** Up to three lists of links. */
  columns: readonly FooterColumn[]
  /** Last line of the page. */
  copyright: string
}

/** Footer with links and the site's name in large letters. The progress line ends in the mark, which takes the place of an O at the start of the name. */
export function Footer({ logo, statement, columns, copyright, ...rest }: FooterProps) {
  const base = useId()
  const letters = logo?.name.replace(/^o/i, '') ?? ''
  const length = css.ofLength[Math.min(20, Math.max(7, letters.length + 1))]
  return (
    <Static as="footer" {...pickAllowedProps(rest)} className={css.root} data-short={logo ? undefined : ''}>
      <div className={css.page}>
        <div className={`${css.columns} ${length}`}>
          {logo && (
            <>
              <LineRun lane="start" place={css.down} />
              <LineTurn from="start" to="mark" always place={css.turn} />
              <LineRun lane="mark" place={css.into} />
            </>
          )}
          <div className={css.statement}>
            {statement && <p>{statement}</p>}
            <p className={css.copyright}>{copyright}</p>
          </div>
          {columns.map((column, at) => (
            <nav key={column.title} className={css.list} aria-labelledby={`${base}-${at}`}>
              <h2 id={`${base}-${at}`}>
                <VisuallyHidden>{column.title}</VisuallyHidden>
              </h2>
              <ul className={css.links}>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Anchor className={css.link} href={link.href} newTabIcon={<Icon name="arrow-up-right" />}>
                      {link.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {logo && (
            <Anchor className={css.logo} href={logo.href}>
              <span className={css.name} aria-hidden="true" data-picture="">
                <span className={css.mark} data-line="end" />
                {letters}
              </span>
              <VisuallyHidden>{logo.label}</VisuallyHidden>
            </Anchor>
          )}
        </div>
      </div>
    </Static>
  )
}
