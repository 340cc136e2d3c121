import '@workspace/tokens/global.css.ts'
import { useRef, type ReactNode } from 'react'
import { Chevron } from '../../elements/Disclosure/Chevron.tsx'
import { Part } from '../../elements/Part/Part.tsx'
import { SkipLink } from '../../elements/SkipLink/SkipLink.tsx'
import { NavigationMenu } from '../NavigationMenu/NavigationMenu.tsx'
import { TableOfContents, type TableOfContentsItem } from '../TableOfContents/TableOfContents.tsx'
import * as css from './DocsLayout.css.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

export interface DocsLayoutTexts {
  /** Label of the link past the navigation. */
  skip: string
  /** Label of the button that opens the navigation on a narrow screen. */
  menu: string
  /** Label of the button that closes it. */
  close: string
  /** Title of the page's contents, such as “On this page”. */
  contents: string
}

export interface DocsLayoutProps {
  /** Texts of the frame. */
  texts: DocsLayoutTexts
  /**
   * Address of this page: a change replaces the main part and keeps the frame.
   * @default all pages are one
   */
  page?: string
  /** Header, normally `DocsHeader`. */
  header: ReactNode
  /** Navigation, normally `Sidebar`. */
  navigation: ReactNode
  /**
   * A reference of calls: the text takes the whole width, for two columns, and `overview` is in the place of the contents.
   * @default false
   */
  reference?: boolean
  /**
   * The text is the whole page, its title included, as on the first page.
   * @default false
   */
  wide?: boolean
  /** Actions of the page, normally `PageActions`. */
  actions?: ReactNode
  /** Calls of a reference, normally `CallList`. */
  overview?: ReactNode
  /** Breadcrumbs, normally `Breadcrumbs`. */
  breadcrumbs?: ReactNode
  /** Page header, normally `PageHeader`; on a narrow screen the contents are below it. */
  pageHeader?: ReactNode
  /** Sections of the page; an empty list hides the contents. */
  contents?: readonly TableOfContentsItem[]
  /** Tools of the page, such as `CredentialsForm`. */
  aside?: ReactNode
  /** Text of the page. */
  children: ReactNode
  /** Content below the text, such as `PreviousNext`. */
  footer?: ReactNode
}

/** Page of documentation: header, navigation, text and contents. */
export function DocsLayout(props: DocsLayoutProps) {
  const { texts, page, header, navigation, breadcrumbs, pageHeader, contents = [], aside, children, footer } = props
  const { reference = false, wide = false, actions, overview } = props
  const column = useRef<HTMLDivElement>(null)
  useScrollRestoration(column, page)
  return (
    <div className={css.root}>
      <SkipLink label={texts.skip} />
      {header}
      <div className={css.columns}>
        {/* No tab stop of its own: where its links cannot take the focus, the browser lets the keyboard scroll it. */}
        <div className={css.navigation} ref={column}>
          <Part>{navigation}</Part>
        </div>
        <div className={css.menu}>
          <NavigationMenu label={texts.menu} closeLabel={texts.close}>
            {navigation}
          </NavigationMenu>
        </div>
        <main className={css.page} data-reference={reference || undefined} data-wide={wide || undefined} id="main" tabIndex={-1} key={page}>
          <Part>
            {!wide && (
              <div className={css.head}>
                <div className={css.bar}>
                  {breadcrumbs}
                  {!reference && actions && <div className={css.actions}>{actions}</div>}
                </div>
                {pageHeader}
              </div>
            )}
            {wide ? null : reference ? (
              <div className={css.overview}>
                <div className={css.tools}>
                  {aside}
                  {actions}
                </div>
                {overview}
              </div>
            ) : contents.length > 0 || aside ? (
              <div className={css.aside}>
                {contents.length > 0 && (
                  <>
                    <details className={css.folded}>
                      <summary className={css.summary}>
                        {texts.contents}
                        <Chevron />
                      </summary>
                      <div className={css.unfolded}>
                        <TableOfContents title={texts.contents} items={contents} titleHidden />
                      </div>
                    </details>
                    <div className={css.contents}>
                      <TableOfContents title={texts.contents} items={contents} />
                    </div>
                  </>
                )}
                {aside && <div className={css.more}>{aside}</div>}
              </div>
            ) : null}
            <article className={css.text}>{children}</article>
            {footer && <div className={css.footer}>{footer}</div>}
          </Part>
        </main>
      </div>
    </div>
  )
}
