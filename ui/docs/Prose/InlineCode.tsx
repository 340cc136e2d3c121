import { Fragment, type ReactNode } from 'react'
import * as css from './Prose.css.ts'

/** Where code may break: after a space, and after the slash of a path. */
const breaks = /(?<=\s|\/(?!\/))/

const broken = (code: string) =>
  code.split(breaks).map((piece, at) => (
    <Fragment key={at}>
      {piece.includes('-') ? <span className={css.whole}>{piece}</span> : piece}
      {piece.endsWith('/') && <wbr />}
    </Fragment>
  ))

/** A name or a value in a sentence. An option or a header name is not broken at its hyphens. */
export function InlineCode({ children }: { children?: ReactNode }) {
  return (
    <code className={css.code} translate="no">
      {typeof children === 'string' ? broken(children) : children}
    </code>
  )
}
