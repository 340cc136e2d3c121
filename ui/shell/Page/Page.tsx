import '@workspace/tokens/global.css.ts'
import { Children, useRef, type ReactNode } from 'react'
import { HydrateOnIntent } from '../../elements/hydration/HydrateOnIntent.tsx'
import { useDrawnLine } from '../../elements/Line/useDrawnLine.ts'
import { Later } from '../../elements/hydration/Later.tsx'
import { SkipLink } from '../../elements/SkipLink/SkipLink.tsx'
import * as css from './Page.css.ts'

export interface PageProps {
  /** Label of the skip link, such as `Skip to content`. */
  skipLabel: string
  /** Header, normally `Header`. */
  header?: ReactNode
  /** Content of the page; each part hydrates on the visitor's first event. */
  children: ReactNode
  /** Hydrates the main part at once, for state that shows by itself, such as the draft of a form. @default false */
  eager?: boolean
  /** Draws the line through the page as far as the reader has come. @default false: the line is drawn whole */
  drawLine?: boolean
  /** Draws the first part of the content in one frame and the rest after it, where the page replaces another one. @default false */
  gradual?: boolean
  /** Footer, normally `Footer`; at the end of the window on a short page. */
  footer?: ReactNode
}

/** Frame of every page: skip link, header, main part and footer. */
export function Page({ skipLabel, header, children, eager = false, drawLine = false, gradual = false, footer }: PageProps) {
  const page = useRef<HTMLDivElement>(null)
  useDrawnLine(page, drawLine)
  const [first, ...rest] = Children.toArray(children).map((part, at) => (eager ? part : <HydrateOnIntent key={at}>{part}</HydrateOnIntent>))
  return (
    <div className={css.root} ref={page}>
      <SkipLink label={skipLabel} />
      {header}
      <main className={css.main} id="main" tabIndex={-1}>
        {first}
        <Later later={gradual}>{rest}</Later>
      </main>
      <Later later={gradual}>
        <HydrateOnIntent>{footer}</HydrateOnIntent>
      </Later>
    </div>
  )
}
