import '@workspace/tokens/global.css.ts'
import { Children, type ReactNode } from 'react'
import { HydrateOnIntent } from '../../elements/hydration/HydrateOnIntent.tsx'
import { SkipLink } from '../../elements/SkipLink/SkipLink.tsx'
import * as css from './Page.css.ts'

export interface PageProps {
  /** The link that leads a keyboard past the header, such as `Skip to content`. */
  skipLabel: string
  /** Stands above everything, normally `Header`. */
  header?: ReactNode
  /** The page itself; each part of it is hydrated on the first event of the visitor. */
  children: ReactNode
  /** The main part is hydrated at once: it holds state that shows by itself, such as the draft of a form. @default false */
  eager?: boolean
  /** Stands at the end, and at the end of the window on a short page; normally `Footer`. */
  footer?: ReactNode
}

/** The frame of every page: a skip link, the header, the main part and the footer. */
export function Page({ skipLabel, header, children, eager = false, footer }: PageProps) {
  return (
    <div className={css.root}>
      <SkipLink label={skipLabel} />
      {header}
      <main className={css.main} id="main" tabIndex={-1}>
        {eager ? children : Children.map(children, (part) => <HydrateOnIntent>{part}</HydrateOnIntent>)}
      </main>
      <HydrateOnIntent>{footer}</HydrateOnIntent>
    </div>
  )
}
