import { Heading } from '../../elements/Heading/Heading.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { SectionHead, type LandingSectionProps } from '../section/SectionHead.tsx'
import * as css from './About.css.ts'

export interface AboutProps extends LandingSectionProps {
  /** Lead sentence, split around its figure. */
  lead: { before: string; figure: string; after: string }
  /** Source of the figure, in small print. */
  source: string
  /** Unified networks, each with a name and a sentence. */
  networks: readonly { name: string; text: string }[]
}

/** Section about the networks that the product unifies. */
export function About({ id, eyebrow, title, lead, source, networks, ...rest }: AboutProps) {
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`}>
      <div className={css.claim}>
        <SectionHead id={id} eyebrow={eyebrow} title={title} />
        <div className={css.lead}>
          <Text size="lead" tone="muted">
            {lead.before}{' '}
            <strong className={css.figure}>
              <bdi>{lead.figure}</bdi>
            </strong>{' '}
            {lead.after}
          </Text>
          <Text size="label" tone="muted">
            {source}
          </Text>
        </div>
      </div>
      <ul className={css.networks}>
        {networks.map(({ name, text }) => (
          <li key={name} className={css.network}>
            <Heading level={3} size="title">
              {name}
            </Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
