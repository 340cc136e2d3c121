import type { ReactNode } from 'react'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { SectionTitle, type LandingSectionProps } from '../section/SectionTitle.tsx'
import * as css from './FeaturePanels.css.ts'

/** One feature with the instrument that shows it. */
export interface FeaturePanel {
  /** Its place in the list, such as “01”. */
  number: string
  /** The name of the feature. */
  title: string
  /** What it does, in a sentence. */
  description: string
  /** What follows from it, in small print. */
  additionalText: string
  /** The drawing beside the words, in an `InstrumentFrame`. */
  instrument: ReactNode
}

export interface FeaturePanelsProps extends LandingSectionProps {
  /** One sentence beside the heading. */
  lead?: string
  /** The features, in their order. */
  panels: readonly FeaturePanel[]
}

/** The features, one ruled panel each: words at the start, an instrument at the end. */
export function FeaturePanels({ id, eyebrow, title, lead, panels, ...rest }: FeaturePanelsProps) {
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`} eyebrow={eyebrow}>
      <div className={css.head}>
        <SectionTitle id={id} title={title} />
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
