import '@workspace/tokens/global.css.ts'
import { useCallback, useRef, type ReactNode } from 'react'
import { Chevron } from '../../elements/Disclosure/Chevron.tsx'
import { HydrateOnIntent } from '../../elements/hydration/HydrateOnIntent.tsx'
import { SkipLink } from '../../elements/SkipLink/SkipLink.tsx'
import { isLanguageChosen } from '../CodeTabs/language.ts'
import { NavigationMenu } from '../NavigationMenu/NavigationMenu.tsx'
import { TableOfContents, type TableOfContentsItem } from '../TableOfContents/TableOfContents.tsx'
import * as css from './DocsLayout.css.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

/** The words of `DocsLayout`. */
export interface DocsLayoutTexts {
  /** The link that leads a keyboard past the navigation. */
  skip: string
  /** On the button that opens the navigation on a narrow screen. */
  menu: string
  /** On the button that closes it. */
  close: string
  /** Above the contents of the page, such as “On this page”. */
  contents: string
}

export interface DocsLayoutProps {
  /** The words of the frame. */
  texts: DocsLayoutTexts
  /**
   * The address of this page: another one gets a main part of its own in the same frame.
   * @default all pages are one
   */
  page?: string
  /** Normally `DocsHeader`. */
  header: ReactNode
  /** Normally `Sidebar`. */
  navigation: ReactNode
  /** Normally `Breadcrumbs`. */
  breadcrumbs?: ReactNode
  /** Normally `PageHeader`: on a narrow screen the contents of the page stand below it. */
  pageHeader?: ReactNode
  /** The sections of the page; none hides the contents. */
  contents?: readonly TableOfContentsItem[]
  /** What else helps with the page, such as `CopyAsMarkdown`. */
  aside?: ReactNode
  /** The text. */
  children: ReactNode
  /** Stands below the text, such as `PreviousNext`. */
  footer?: ReactNode
}

/** A whole page of documentation: the header, the navigation, the text and the contents of the page. */
export function DocsLayout(props: DocsLayoutProps) {
  const { texts, page, header, navigation, breadcrumbs, pageHeader, contents = [], aside, children, footer } = props
  const column = useRef<HTMLDivElement>(null)
  useScrollRestoration(column, page)
  const isShown = useCallback(() => column.current?.checkVisibility(), [])
  return (
    <div className={css.root}>
      <SkipLink label={texts.skip} />
      {header}
      <div className={css.columns}>
        {/* Where its links cannot take the focus, the browser itself lets the keyboard scroll it. */}
        <div className={css.navigation} ref={column}>
          <HydrateOnIntent unless={isShown}>{navigation}</HydrateOnIntent>
        </div>
        <div className={css.menu}>
          <NavigationMenu label={texts.menu} closeLabel={texts.close}>
            {navigation}
          </NavigationMenu>
        </div>
        <main className={css.page} id="main" tabIndex={-1} key={page}>
          <HydrateOnIntent unless={isLanguageChosen}>
            <div className={css.head}>
              {breadcrumbs}
              {pageHeader}
            </div>
            {(contents.length > 0 || aside) && (
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
            )}
            <article className={css.text}>{children}</article>
            {footer && <div className={css.footer}>{footer}</div>}
          </HydrateOnIntent>
        </main>
      </div>
    </div>
  )
}
