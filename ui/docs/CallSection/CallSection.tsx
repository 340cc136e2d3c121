import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './CallSection.css.ts'

export interface CallSectionProps extends ElementProps<'section'> {
  /** `CallPart`s: introduction, code, fields. */
  children: ReactNode
}

/** Parts of a call, in the order of one column: heading and notes, request and response, fields. */
export const callParts = ['intro', 'code', 'fields'] as const

export interface CallPartProps extends ElementProps<'div'> {
  /** Which part of the call it is; the code stands beside the others where there is room. */
  of: (typeof callParts)[number]
  /** Content of the part. */
  children: ReactNode
}

/** One call of an API: text and fields left, request and response right, in view while the call is read. */
export function CallSection({ children, ...rest }: CallSectionProps) {
  return (
    <section {...pickAllowedProps(rest)} className={css.root}>
      {children}
    </section>
  )
}

/** Part of a `CallSection`. */
export function CallPart({ of, children, ...rest }: CallPartProps) {
  const inner = of === 'code' ? <div className={css.sticky}>{children}</div> : children
  return (
    <div {...pickAllowedProps(rest)} className={css.part[of]}>
      {inner}
    </div>
  )
}
