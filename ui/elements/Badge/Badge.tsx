import type { ReactNode } from 'react'
import type { Passed } from '../attributes.ts'
import * as css from './Badge.css.ts'

/** What a badge may say: a fact, a state in progress, or a verified one (lime, and only for that). */
export const badgeTones = ['neutral', 'accent', 'verified'] as const

/** The props of `Badge`. */
export interface BadgeProps extends Passed<'span'> {
  /** One to four words. */
  children: ReactNode
  /**
   * How the badge is meant.
   * @default 'neutral'
   */
  tone?: (typeof badgeTones)[number]
}

/** A short label in monospaced type. */
export function Badge({ children, tone = 'neutral', ...rest }: BadgeProps) {
  return <span {...rest} className={css.root({ tone })}>{children}</span>
}
