import { LineRun, LineStation } from '../../elements/Line/Line.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Stamp, type StampProps } from '../../elements/Stamp/Stamp.tsx'
import { SectionHead, type LandingSectionProps } from '../section/SectionHead.tsx'
import * as css from './Targets.css.ts'

interface StampedFigure {
  figure: string
  stamp: StampProps
}

/** Goal with today's figure. */
export interface Target {
  label: string
  /** What the figure counts, or how the goal is reached. */
  detail: string
  /** Today's figure. Without it, the branch has no solid part. */
  today?: StampedFigure & {
    /** Share of the target, 0 to 1. Absent if the figure does not measure the goal. */
    share?: number | undefined
  }
  target: StampedFigure
}

export interface TargetsProps extends LandingSectionProps {
  /** Sentence beside the heading. */
  lead: string
  /** Name of the table for screen readers. */
  caption: string
  /** Column headers. */
  columns: { measure: string; today: string; target: string }
  /** Text shown if a goal has no figure for today. */
  nothing: string
  /** Goals, one row each. */
  items: readonly Target[]
}

/** Table of goals. The branch of each row is solid up to today's figure and dotted up to the target. */
export function Targets({ id, eyebrow, title, lead, caption, columns, nothing, items, ...rest }: TargetsProps) {
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`} padding="start">
      <LineRun lane={4} place={css.above} />
      <SectionHead id={id} eyebrow={eyebrow} title={title} lead={lead} />
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead className={css.head}>
          <tr className={css.heads}>
            {[columns.measure, columns.today, columns.target].map((column, at) => (
              <th key={column} scope="col" className={css.column}>
                {at === 0 && <LineRun lane={4} place={css.axisOfHead} />}
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {items.map(({ label, detail, today, target }) => (
            <tr key={label} className={css.row}>
              <th scope="row" className={css.measure}>
                <LineRun lane={4} place={css.axis} />
                {label} <span className={css.detail}>{detail}</span>
              </th>
              <td className={css.today}>
                <span aria-hidden="true" className={css.branch}>
                  {today?.share !== undefined && (
                    <svg className={css.reached} width={`${today.share * 100}%`} height="100%" data-line="inline">
                      <rect className={css.progress} width="100%" height="100%" />
                    </svg>
                  )}
                </span>
                <LineStation place={css.station} />
                <span className={css.stated} data-none={today ? undefined : ''}>
                  <bdi>{today ? today.figure : nothing}</bdi> {today && <Stamp {...today.stamp} />}
                </span>
              </td>
              <td className={css.target}>
                <bdi className={css.figure}>{target.figure}</bdi> <Stamp {...target.stamp} short />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
