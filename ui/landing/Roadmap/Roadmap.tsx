import { useRef } from 'react'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { LineRun, LineStation, LineTurn } from '../../elements/Line/Line.tsx'
import { Static } from '../../elements/Part/Static.tsx'
import { useOverflow } from '../../elements/scroller/useOverflow.ts'
import { InteractiveSection } from '../../elements/Section/Section.tsx'
import { SectionHead, type LandingSectionProps } from '../section/SectionHead.tsx'
import * as css from './Roadmap.css.ts'
import { roadmapStatuses, type RoadmapStatus } from './variants.ts'

/** Quarter of the roadmap. */
export interface RoadmapItem {
  /** Quarter and year, such as `Q1 2026`. The first word is shown large. */
  quarter: string
  title: string
  /** A `RoadmapStatus`. Any other text counts as `upcoming`. */
  status: string
  description: string
  /** Deliverables. */
  features: readonly string[]
}

export interface RoadmapProps extends LandingSectionProps {
  /** Labels of the statuses. */
  statusLabels: Record<RoadmapStatus, string>
  /** Quarters in chronological order. */
  items: readonly RoadmapItem[]
}

const readStatus = (status: string) => roadmapStatuses.find((known) => known === status) ?? 'upcoming'

/** Quarters with their deliverables along the progress line. In a narrow window, the quarters scroll sideways. */
export function Roadmap({ id, eyebrow, title, statusLabels, items, ...rest }: RoadmapProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const scrolls = useOverflow(scroller)
  return (
    <InteractiveSection {...rest} id={id} labelledBy={`${id}-title`} band="ink">
      <LineRun lane="start" place={css.above} />
      <LineTurn from="start" to="end" place={css.turn} />
      <SectionHead id={id} eyebrow={eyebrow} title={title} />
      <div className={css.quarters}>
        <LineRun way="inline" place={css.branch} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll the quarters */}
        <div role="group" aria-label={title} className={css.scroller} ref={scroller} tabIndex={scrolls ? 0 : undefined}>
          <Static as="ol" className={css.list}>
            {items.map(({ quarter, title: name, status, description, features }) => (
              <li key={quarter} className={css.stop}>
                <LineRun way="inline" place={css.along} />
                <LineStation place={css.rings[readStatus(status)]} />
                <span aria-hidden="true" className={css.short}>
                  {quarter.split(' ')[0]}
                </span>
                <p className={css.status}>
                  {statusLabels[readStatus(status)]} <span className={css.quarter}>{quarter}</span>
                </p>
                <div className={css.name}>
                  <Heading level={3} size="title">
                    {name}
                  </Heading>
                </div>
                <p className={css.description}>{description}</p>
                <ul className={css.features}>
                  {features.map((feature) => (
                    <li key={feature} className={css.feature}>
                      {feature}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </Static>
        </div>
      </div>
      <LineRun lane="end" place={css.below} />
    </InteractiveSection>
  )
}
