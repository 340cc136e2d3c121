import '@workspace/tokens/global.css.ts'
import { Children, useRef, type ReactNode } from 'react'
import { useDrawnLine } from '../../elements/Line/useDrawnLine.ts'
import { Part } from '../../elements/Part/Part.tsx'
import { SkipLink } from '../../elements/SkipLink/SkipLink.tsx'
import * as css from './Page.css.ts'

export interface PageProps {
  /** Label of the skip link. */
  skipLabel: string
  /** Header, usually a `Header` component. */
  header?: ReactNode
  /** Content of the page. React hydrates each child separately. */
  children: ReactNode
  /** Draws the progress line only as far as the reader has scrolled. @default false */
  drawLine?: boolean
  /** Footer, usually a `Footer` component. */
  footer?: ReactNode
}

/** Frame of a page: skip link, header, main part and footer. */
export function Page({ skipLabel, header, children, drawLine = false, footer }: PageProps) {
  const page = useRef<HTMLDivElement>(null)
  useDrawnLine(page, drawLine)
  return (
    <div className={css.root} ref={page}>
      <SkipLink label={skipLabel} />
      {header}
      <main className={css.main} id="main" tabIndex={-1}>
        {Children.map(children, (part) => (
          <Part>{part}</Part>
        ))}
      </main>
      <Part>{footer}</Part>
    </div>
  )
}
