import type { ReactNode } from 'react'
import type { ElementProps } from '../attributes.ts'
import * as css from './Badge.css.ts'

/** What a badge may say: a fact, a state in progress, or a verified one (lime, and only for that). */
export const badgeTones = ['default', 'accent', 'verified'] as const

export interface BadgeProps extends ElementProps<'span'> {
  /** One to four words. */
  children: ReactNode
  /**
   * How the badge is meant.
   * @default 'default'
   */
  tone?: (typeof badgeTones)[number]
}

/** A short label in monospaced type. */
export function Badge({ children, tone = 'default', ...rest }: BadgeProps) {
  return (
    <span {...rest} className={css.root({ tone })}>
      {children}
    </span>
  )
}
