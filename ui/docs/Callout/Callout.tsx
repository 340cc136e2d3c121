import type { ReactNode } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Callout.css.ts'

/** Tones of a callout: a note, a trap, a loss, or something that was checked, the only lime one. */
export const calloutTones = ['info', 'warning', 'danger', 'verified'] as const

export interface CalloutProps extends ElementProps<'div'> {
  /**
   * Tone by the remark's meaning.
   * @default 'info'
   */
  tone?: (typeof calloutTones)[number]
  /** First words, set bold, which make the point alone. */
  title: string
  children?: ReactNode
}

const marks = { info: undefined, warning: 'warning', danger: 'warning', verified: 'check' } as const

/** Remark in the text, with an edge in its tone. */
export function Callout({ tone = 'info', title, children, ...rest }: CalloutProps) {
  const mark = marks[tone]
  return (
    <div role="note" aria-label={title} {...allowed(rest)} className={css.root} data-tone={tone}>
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
