import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './Badge.css.ts'

/** Tones: a fact, the one item to highlight, or a verified fact (lime). */
export const badgeTones = ['default', 'accent', 'verified'] as const

export interface BadgeProps extends ElementProps<'span'> {
  /** Text, one to four words. */
  children: ReactNode
  /** Meaning. @default 'default' */
  tone?: (typeof badgeTones)[number]
}

/** Short label in monospaced type. */
export function Badge({ children, tone = 'default', ...rest }: BadgeProps) {
  return (
    <span {...pickAllowedProps(rest)} className={css.root({ tone })}>
      {children}
    </span>
  )
}
