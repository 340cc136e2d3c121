import '@workspace/tokens/global.css.ts'
import { useRef, type ReactNode } from 'react'
import { Part } from '../../elements/Part/Part.tsx'
import { SkipLink } from '../../elements/SkipLink/SkipLink.tsx'
import { ContentsMenu } from '../TableOfContents/ContentsMenu.tsx'
import { TableOfContents, type TableOfContentsItem } from '../TableOfContents/TableOfContents.tsx'
import * as css from './DocsLayout.css.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

export interface DocsLayoutTexts {
  skip: string
  contents: string
  /** Position in the table of contents, such as “4 of 12”. */
  position: (at: number, count: number) => string
  close: string
}

export interface DocsLayoutProps {
  /** Texts of the frame. */
  texts: DocsLayoutTexts
  /** URL of this page. When it changes, React replaces the main element. @default none */
  page?: string
  /** Header, usually a `DocsHeader` component. */
  header: ReactNode
  /** Navigation, usually a `Sidebar` component. */
  navigation: ReactNode
  /** API reference at full width, with `overview` in place of the table of contents. @default false */
  reference?: boolean
  /** Full width for a text that includes its own title. @default false */
  wide?: boolean
  /** Page actions, usually a `PageActions` component. */
  actions?: ReactNode
  /** Calls of an API reference, usually a `CallList` component. */
  overview?: ReactNode
  /** Breadcrumbs, usually a `Breadcrumbs` component. */
  breadcrumbs?: ReactNode
  /** Page header, usually a `PageHeader` component. */
  pageHeader?: ReactNode
  /** Sections of the page. An empty list hides the table of contents. */
  contents?: readonly TableOfContentsItem[]
  /** Tools beside the breadcrumbs, such as `CredentialsForm`. */
  aside?: ReactNode
  /** Text of the page. */
  children: ReactNode
  /** Content below the text, such as `PreviousNext`. */
  footer?: ReactNode
}

/** Layout of a documentation page. */
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
        {/* The column is not a tab stop, because its links take the focus. */}
        <div className={css.navigation} ref={column}>
          <Part>{navigation}</Part>
        </div>
        <main className={css.page} data-reference={reference || undefined} data-wide={wide || undefined} id="main" tabIndex={-1} key={page}>
          <Part>
            {!wide && (
              <div className={css.head}>
                <div className={css.bar}>
                  {breadcrumbs}
                  {(aside ?? actions) && (
                    <div className={css.tools}>
                      {aside}
                      {actions}
                    </div>
                  )}
                </div>
                {pageHeader}
              </div>
            )}
            {wide ? null : reference ? (
              <div className={css.overview}>{overview}</div>
            ) : contents.length > 0 ? (
              <div className={css.aside}>
                <TableOfContents title={texts.contents} items={contents} />
              </div>
            ) : null}
            {!wide && contents.length > 3 && (
              <div className={css.pill}>
                <ContentsMenu title={texts.contents} items={contents} position={texts.position} closeLabel={texts.close} />
              </div>
            )}
            <article className={css.text}>{children}</article>
            {footer && <div className={css.footer}>{footer}</div>}
          </Part>
        </main>
      </div>
    </div>
  )
}
