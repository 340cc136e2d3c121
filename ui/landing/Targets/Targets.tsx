import { Badge } from '../../elements/Badge/Badge.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { SectionHead, type LandingSectionProps } from '../section/SectionHead.tsx'
import * as css from './Targets.css.ts'

/** Goal with figure, label and means. */
export interface Target {
  figure: string
  label: string
  detail: string
}

export interface TargetsProps extends LandingSectionProps {
  /** Note that these are goals and not measurements, with their source. */
  note: string
  /** Goals, one row each. */
  items: readonly Target[]
}

/** List of goals, marked as such. */
export function Targets({ id, eyebrow, title, note, items, ...rest }: TargetsProps) {
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`}>
      <div className={css.head}>
        <SectionHead id={id} eyebrow={eyebrow} title={title} />
        <Badge>{note}</Badge>
      </div>
      <dl className={css.ledger}>
        {items.map(({ figure, label, detail }) => (
          <div key={label} className={css.row}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.figure}>
              <Text as="span" size="figure">
                <bdi>{figure}</bdi>
              </Text>
            </dd>
            <dd className={css.detail}>{detail}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
