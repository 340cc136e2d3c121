import type { ReactNode } from 'react'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { SectionHead, type LandingSectionProps } from '../section/SectionHead.tsx'
import * as css from './FeaturePanels.css.ts'

/** Feature with its instrument. */
export interface FeaturePanel {
  /** Number in the list, such as “01”. */
  number: string
  /** Name of the feature. */
  title: string
  /** Description in a sentence. */
  description: string
  /** Consequence, in small print. */
  additionalText: string
  /** Drawing beside the text, in an `InstrumentFrame`. */
  instrument: ReactNode
}

export interface FeaturePanelsProps extends LandingSectionProps {
  /** Sentence beside the heading. */
  lead?: string
  /** Features, in their order. */
  panels: readonly FeaturePanel[]
}

/** List of features in ruled panels, text at the start, instrument at the end. */
export function FeaturePanels({ id, eyebrow, title, lead, panels, ...rest }: FeaturePanelsProps) {
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`}>
      <div className={css.head}>
        <SectionHead id={id} eyebrow={eyebrow} title={title} />
        {lead && (
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        )}
      </div>
      <ol className={css.panels} aria-labelledby={`${id}-title`}>
        {panels.map((panel) => (
          <li key={panel.number}>
            <article className={css.panel} aria-labelledby={`${id}-${panel.number}`}>
              <div className={css.words}>
                <div className={css.number}>
                  <Text size="label" tone="muted">
                    {panel.number}
                  </Text>
                </div>
                <Heading level={3} id={`${id}-${panel.number}`}>
                  {panel.title}
                </Heading>
                <div className={css.description}>
                  <Text tone="muted">{panel.description}</Text>
                </div>
                <div className={css.additional}>
                  <Text size="small" tone="muted">
                    {panel.additionalText}
                  </Text>
                </div>
              </div>
              <div className={css.instrument}>{panel.instrument}</div>
            </article>
          </li>
        ))}
      </ol>
    </Section>
  )
}
