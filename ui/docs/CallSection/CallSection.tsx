import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './CallSection.css.ts'

export interface CallSectionProps extends ElementProps<'section'> {
  /** `CallPart` elements. */
  children: ReactNode
}

/** Parts of a call: heading and notes, request and response, fields. */
export const callParts = ['intro', 'code', 'fields'] as const

export interface CallPartProps extends ElementProps<'div'> {
  /** Part of the call. Wide screens show `code` beside the others. */
  of: (typeof callParts)[number]
  /** Content of the part. */
  children: ReactNode
}

/** One API call: text and fields, beside a request and response that stay in view. */
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
