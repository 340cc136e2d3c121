import { Heading } from '../../elements/Heading/Heading.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { StepMarker, type StepMarkerProps } from '../../elements/StepMarker/StepMarker.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { SectionHead, type LandingSectionProps } from '../section/SectionHead.tsx'
import * as css from './Roadmap.css.ts'

/** Statuses of a quarter. */
export const roadmapStatuses = ['completed', 'current', 'upcoming'] as const

export type RoadmapStatus = (typeof roadmapStatuses)[number]

/** Quarter of the roadmap. */
export interface RoadmapItem {
  quarter: string
  title: string
  status: RoadmapStatus
  description: string
  /** Deliverables. */
  features: readonly string[]
}

export interface RoadmapProps extends LandingSectionProps {
  /** Labels of the statuses. */
  statusLabels: Record<RoadmapStatus, string>
  items: readonly RoadmapItem[]
}

const markerStates: Record<RoadmapStatus, NonNullable<StepMarkerProps['state']>> = {
  completed: 'completed',
  current: 'current',
  upcoming: 'reached',
}

/** Roadmap on the line: a marker for each quarter, with its deliverables. */
export function Roadmap({ id, eyebrow, title, statusLabels, items, ...rest }: RoadmapProps) {
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`} band="ink">
      <SectionHead id={id} eyebrow={eyebrow} title={title} />
      <ol className={css.line}>
        {items.map(({ quarter, title: name, status, description, features }) => (
          <li key={quarter} className={css.stop}>
            <span className={css.marker}>
              <StepMarker state={markerStates[status]} />
            </span>
            <Text size="label" tone="muted">
              {quarter} · {statusLabels[status]}
            </Text>
            <Heading level={3} size="title">
              {name}
            </Heading>
            <Text tone="muted">{description}</Text>
            <ul className={css.features}>
              {features.map((feature) => (
                <li key={feature} className={css.feature}>
                  {feature}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  )
}
