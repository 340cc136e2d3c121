import type { ReactNode } from 'react'
import { Chevron } from '../../elements/Disclosure/Chevron.tsx'
import * as css from './PhoneFold.css.ts'

interface PhoneFoldProps {
  /** Row that opens the content. */
  title: string
  /** Beside the title, while the content is closed. */
  hint: ReactNode
  children: ReactNode
}

/** Content that is closed on a phone, where the browser's find opens it, and shown everywhere else. */
export const PhoneFold = ({ title, hint, children }: PhoneFoldProps) => (
  <details className={css.root}>
    <summary className={css.summary}>
      <span className={css.title}>
        {title} <span className={css.hint}>{hint}</span>
      </span>
      <Chevron />
    </summary>
    {children}
  </details>
)
