import type { ReactNode } from 'react'
import { markUntilFound } from '../collapse/until-found.ts'
import { Chevron } from './Chevron.tsx'
import * as css from './Disclosure.css.ts'

interface DisclosureProps {
  summary: string
  tone?: keyof typeof css.summary
  children: ReactNode
}

export function Disclosure({ summary, tone = 'default', children }: DisclosureProps) {
  return (
    <details className={css.root}>
      <summary className={css.summary[tone]}>
        {summary}
        <Chevron />
      </summary>
      {/* Also hides closed content from programs that read the HTML but do not know `details`. */}
      <div className={css.content} {...markUntilFound(false)}>
        {children}
      </div>
    </details>
  )
}
