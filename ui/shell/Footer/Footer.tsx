import { useId } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { LogoLink, type LogoLinkData } from '../../elements/Logo/LogoLink.tsx'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Footer.css.ts'

/** Titled list of links. */
export interface FooterColumn {
  /** Heading of one word, which names the list for a screen reader. */
  title: string
  /** Links, in their order. */
  links: readonly { href: string; label: string }[]
}

export interface FooterProps extends ElementProps<'footer'> {
  /** Logo above the statement. */
  logo: LogoLinkData
  /** Sentence below the logo. */
  statement?: string
  /** Lists of links, at most four. */
  columns: readonly FooterColumn[]
  /** Last line of the page. */
  copyright: string
}

/** Footer of every page, on the ink band. */
export function Footer({ logo, statement, columns, copyright, ...rest }: FooterProps) {
  const base = useId()
  return (
    <footer {...allowed(rest)} className={css.root} data-band="">
      <div className={css.page}>
        <div className={css.top}>
          <div className={css.brand}>
            <LogoLink {...logo} />
            {statement && <p className={css.statement}>{statement}</p>}
          </div>
          <div className={css.columns}>
            {columns.map((column, at) => (
              <nav key={column.title} aria-labelledby={`${base}-${at}`}>
                <h2 className={css.title} id={`${base}-${at}`}>
                  {column.title}
                </h2>
                <ul>
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
          </div>
        </div>
        <p className={css.copyright}>{copyright}</p>
      </div>
    </footer>
  )
}
