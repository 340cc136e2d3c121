import type { ReactNode } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import type { Passed } from '../../elements/attributes.ts'
import * as css from './Callout.css.ts'

/** What a callout says: a fact to keep in mind, a trap, a loss, or something that was checked (the only lime one). */
export const calloutTones = ['note', 'warning', 'danger', 'verified'] as const

/** The props of `Callout`. */
export interface CalloutProps extends Passed<'div'> {
  /**
   * What it says.
   * @default 'note'
   */
  tone?: (typeof calloutTones)[number]
  /** The first words, set bold: they say the point alone. */
  title: string
  children?: ReactNode
}

const marks = { note: undefined, warning: 'warning', danger: 'warning', verified: 'check' } as const

/** A remark beside the text, with an edge in its tone. */
export function Callout({ tone = 'note', title, children, ...rest }: CalloutProps) {
  const mark = marks[tone]
  return (
    <div role="note" aria-label={title} {...rest} className={css.root} data-tone={tone}>
      {mark && (
        <span className={css.mark}>
          <Icon name={mark} />
        </span>
      )}
      <div className={css.text}>
        <strong className={css.title}>{title}</strong> <div className={css.body}>{children}</div>
      </div>
    </div>
  )
}
