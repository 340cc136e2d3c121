import { Anchor } from '../Link/Anchor.tsx'
import * as css from './Stamp.css.ts'
import type { stampKinds } from './kinds.ts'

export interface StampProps {
  /** Origin of the figure beside it: our own, a goal, an outside projection, or data that shows how an instrument looks. */
  kind: (typeof stampKinds)[number]
  /** Name of the kind, such as `stated`. */
  label: string
  /** Meaning of the kind, as a tooltip. */
  hint?: string
  /** Number of the figure in the ledger, such as `S1`. */
  number?: string
  /** Address of that line in the ledger; with it the stamp is a link. */
  href?: string
  /** Shows the number alone below 1200 px, where a column names the kind; screen readers still read it. @default false */
  short?: boolean
}

/** Origin of a figure: the border says it, and the word in it. */
export function Stamp({ kind, label, hint, number, href, short = false }: StampProps) {
  const content = (
    <>
      {short && number ? <span className={css.kind}>{label}</span> : label}
      {number && <span className={css.number}>{number}</span>}
    </>
  )
  return href ? (
    <Anchor href={href} className={css.link[kind]} title={hint}>
      {content}
    </Anchor>
  ) : (
    <span className={css.root[kind]} title={hint}>
      {content}
    </span>
  )
}
