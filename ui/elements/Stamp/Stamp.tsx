import { Anchor } from '../Link/Anchor.tsx'
import * as css from './Stamp.css.ts'

/** Origins of a figure: stated by the company, a target, an outside projection, or sample data. */
export const stampKinds = ['stated', 'target', 'market', 'sample'] as const

export interface StampProps {
  /** Origin of the figure. */
  kind: (typeof stampKinds)[number]
  /** Name of the kind, such as `stated`. */
  label: string
  /** Meaning of the kind, shown as a tooltip. */
  hint?: string
  /** Number in the ledger, such as `S1`. */
  number?: string
  /** Address in the ledger. Makes the stamp a link. */
  href?: string
  /** Hides the kind visually below 1200 px, where a column names the kind. @default false */
  short?: boolean
}

/** Origin of a figure, stated by text and border. */
export function Stamp({ kind, label, hint, number, href, short = false }: StampProps) {
  // Two elements, because Firefox reads "statedS1" if the kind is bare text.
  const content = number ? (
    <>
      <span className={short ? css.kind : undefined}>{label}</span> <span className={css.number}>{number}</span>
    </>
  ) : (
    label
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
