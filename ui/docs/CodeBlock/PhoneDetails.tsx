import type { ReactNode } from 'react'
import { Chevron } from '../../elements/Disclosure/Chevron.tsx'
import { Static } from '../../elements/Part/Static.tsx'
import * as css from './PhoneDetails.css.ts'

/** Content that starts closed on a phone. On wider screens, in print and without scripts, it is open if the browser supports `::details-content`. */
export const PhoneDetails = ({ title, hint, children }: { title: string; hint: ReactNode; children: ReactNode }) => (
  <details className={css.root}>
    <Static as="summary" className={css.summary}>
      <span className={css.title}>
        {title} <span className={css.hint}>{hint}</span>
      </span>
      <Chevron />
    </Static>
    {children}
  </details>
)
