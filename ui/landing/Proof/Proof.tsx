import { Heading } from '../../elements/Heading/Heading.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { ProofDemo, type ProofDemoProps } from './demo/ProofDemo.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import { SectionHead } from '../section/SectionHead.tsx'
import * as css from './Proof.css.ts'

/** Strategy behind a proof. */
export interface ProofStrategy {
  title: string
  text: string
}

/** Note about the limits of the demo. */
export interface ProofNote {
  /** Label in a few words. */
  label: string
  text: string
}

export interface ProofProps extends ElementProps<'section'> {
  /**
   * Anchor of the section.
   * @default 'oneproof'
   */
  id?: string
  /** Short name above the heading. */
  eyebrow: string
  /** Heading of the section, its claim. */
  title: string
  /** Invitation to try the demo. */
  lead: string
  /** Texts and worked example of the demo. */
  demo: ProofDemoProps
  /** Strategies, four of them. */
  strategies: readonly ProofStrategy[]
  /** Notes in small print about the limits of the demo. */
  notes: readonly ProofNote[]
}

/** Section with a proof that runs in the reader's browser, from input to output, and the strategies behind it. */
export function Proof({ id = 'oneproof', eyebrow, title, lead, demo, strategies, notes, ...rest }: ProofProps) {
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`} band="ink">
      <div className={css.head}>
        <SectionHead id={id} eyebrow={eyebrow} title={title} />
        <Text size="lead" tone="muted">
          {lead}
        </Text>
      </div>
      <ProofDemo {...demo} />
      <ul className={css.strategies}>
        {strategies.map((strategy) => (
          <li key={strategy.title} className={css.strategy}>
            <Heading level={3} size="title">
              {strategy.title}
            </Heading>
            <Text tone="muted">{strategy.text}</Text>
          </li>
        ))}
      </ul>
      <dl className={css.notes}>
        {notes.map((note) => (
          <div key={note.label} className={css.note}>
            <Text as="dt" size="label">
              {note.label}
            </Text>
            <Text as="dd" size="small" tone="muted">
              {note.text}
            </Text>
          </div>
        ))}
      </dl>
    </Section>
  )
}
