import { Heading } from '../../elements/Heading/Heading.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { ProofDemo, type ProofDemoProps } from './demo/ProofDemo.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import { SectionTitle } from '../section/SectionTitle.tsx'
import * as css from './Proof.css.ts'

/** One of the strategies behind a proof. */
export interface ProofStrategy {
  title: string
  text: string
}

/** One honest sentence about what the section shows. */
export interface ProofNote {
  /** What the sentence is about, in a few words. */
  label: string
  text: string
}

export interface ProofProps extends ElementProps<'section'> {
  /**
   * The anchor of the section.
   * @default 'oneproof'
   */
  id?: string
  /** The short name above the heading. */
  eyebrow: string
  /** The claim. */
  title: string
  /** What the reader can try here. */
  lead: string
  /** The proof that works: its words and a worked example. */
  demo: ProofDemoProps
  /** The strategies, four of them. */
  strategies: readonly ProofStrategy[]
  /** The small print: what this shows and what it does not. */
  notes: readonly ProofNote[]
}

/** Input, proof, validation and output: a proof that works in the reader's own browser, and the strategies behind it. */
export function Proof({ id = 'oneproof', eyebrow, title, lead, demo, strategies, notes, ...rest }: ProofProps) {
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`} eyebrow={eyebrow} band>
      <div className={css.head}>
        <SectionTitle id={id} title={title} />
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
