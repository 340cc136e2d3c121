import type { ElementProps } from '../../elements/attributes.ts'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { LineRun } from '../../elements/Line/Line.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Stamp, type StampProps } from '../../elements/Stamp/Stamp.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Ledger.css.ts'

export interface LedgerProps extends ElementProps<'section'> {
  /** Anchor of the section. Each row adds its number in lower case, such as `ledger-s1`. */
  id: string
  /** Heading. */
  title: string
  /** Sentence about the stamps. */
  lead: string
  /** Kinds of stamps and what they mean. */
  kinds: readonly { stamp: StampProps; text: string }[]
  /** Label of the button that expands the rows in a narrow window. */
  show: string
  /** Figures with a stamp, ordered by number. */
  rows: readonly { number: string; label: string; figure: string }[]
}

/** Draws ∞, which the shipped fonts lack. */
const Figure = ({ figure }: { figure: string }) =>
  figure === '∞' ? (
    <span className={css.drawn}>
      <Icon name="infinity" />
      <VisuallyHidden>{figure}</VisuallyHidden>
    </span>
  ) : (
    <bdi className={css.figure}>{figure}</bdi>
  )

/** Section that explains the stamps and lists the stamped figures. */
export function Ledger({ id, title, lead, kinds, show, rows, ...rest }: LedgerProps) {
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`} padding="start" animateOnScroll={false}>
      <LineRun lane="start" />
      <div className={css.key}>
        <Heading level={2} size="title" id={`${id}-title`}>
          {title}
        </Heading>
        <p className={css.lead}>{lead}</p>
        <ul className={css.kinds}>
          {kinds.map(({ stamp, text }) => (
            <li key={stamp.kind} className={css.kind}>
              <Stamp {...stamp} /> <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <details className={css.list}>
        <summary className={css.show}>{show}</summary>
        <ol className={css.rows}>
          {rows.map(({ number, label, figure }) => (
            <li key={number} id={`${id}-${number.toLowerCase()}`} className={css.row}>
              <span className={css.number}>{number}</span> <span>{label}</span> <Figure figure={figure} />
            </li>
          ))}
        </ol>
      </details>
    </Section>
  )
}
