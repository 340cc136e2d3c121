import { useId } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Static } from '../../elements/Part/Static.tsx'
import * as css from './EpochTimeline.css.ts'
import type { epochEventKinds } from './variants.ts'

/** Event of an example. */
export interface EpochEvent {
  kind: (typeof epochEventKinds)[number]
  /** Days since the start of the first day: 1.5 is noon on the second. */
  at: number
  /** Formatted time, such as “Mon 14:00”. */
  time: string
  /** Event and its cost. */
  text: string
}

export interface EpochExample {
  title: string
  events: readonly EpochEvent[]
  /** Result, such as “2 days charged”. */
  result: string
}

export interface EpochTimelineProps extends ElementProps<'figure'> {
  /** Caption of the drawing. */
  caption: string
  /** Names of the days, in order. */
  days: readonly string[]
  /** Time of the daily charge, as a fraction of the day, and its label. */
  epoch: { at: number; label: string }
  /** Runs to compare. */
  examples: readonly EpochExample[]
}

const above = 24
const line = 36

/** Minimum distance in days. Closer marks overlap on narrow screens. */
const apart = 0.25

function assignRows(events: readonly EpochEvent[]): number[] {
  const rows: number[] = []
  for (const [index, { at }] of events.entries()) {
    const before = events[index - 1]
    rows.push(before && at - before.at < apart ? rows[index - 1]! + 1 : 0)
  }
  return rows
}

/** Timeline of daily charges, for one or more examples. */
export function EpochTimeline({ caption, days, epoch, examples, ...rest }: EpochTimelineProps) {
  const id = useId()
  const x = (day: number) => `${(day / days.length) * 100}%`
  return (
    <Static as="figure" aria-labelledby={id} {...pickAllowedProps(rest)} className={css.root}>
      <p className={css.caption} id={id}>
        {caption}
      </p>
      {examples.map(({ title, events, result }) => {
        const from = Math.min(...events.map(({ at }) => at))
        const to = Math.max(...events.map(({ at }) => at))
        const rows = assignRows(events)
        const base = line + Math.max(...rows) * above
        const y = (index: number) => base - rows[index]! * above
        return (
          <div key={title} className={css.example}>
            <p className={css.title}>{title}</p>
            <svg className={css.picture} width="100%" height={base + 24} aria-hidden="true">
              {days.map((day, at) => (
                <g key={day}>
                  <line className={css.day} x1={x(at)} x2={x(at)} y1={base - 28} y2={base + 20} />
                  <line className={css.epoch} x1={x(at + epoch.at)} x2={x(at + epoch.at)} y1={base - 18} y2={base + 18} />
                </g>
              ))}
              <line className={css.line} x1="0" x2="100%" y1={base} y2={base} />
              <line className={css.life} x1={x(from)} x2={x(to)} y1={base} y2={base} />
              {events.map(
                ({ kind, at }, index) =>
                  rows[index]! > 0 && <line key={`${kind}${at}`} className={css.stem} x1={x(at)} x2={x(at)} y1={y(index)} y2={base} />,
              )}
              {events.map(({ kind, at }, index) => (
                <circle key={`${kind}${at}`} className={css.marks[kind]} cx={x(at)} cy={y(index)} r={kind === 'charge' ? 6 : 8} />
              ))}
            </svg>
            <div className={css.names} aria-hidden="true">
              {days.map((day) => (
                <span key={day}>{day}</span>
              ))}
            </div>
            <ol className={css.events}>
              {events.map(({ kind, at, time, text }) => (
                <li key={`${kind}${at}`} className={css.event}>
                  <svg className={css.key} viewBox="0 0 20 20" aria-hidden="true">
                    <circle className={css.marks[kind]} cx="10" cy="10" r={kind === 'charge' ? 6 : 7.5} />
                  </svg>
                  <span className={css.time}>{time}</span> <span className={css.text}>{text}</span>
                </li>
              ))}
            </ol>
            <p className={css.result}>{result}</p>
          </div>
        )
      })}
      <p className={css.legend}>
        <svg className={css.key} viewBox="0 0 20 20" aria-hidden="true">
          <line className={css.epoch} x1="10" x2="10" y1="0" y2="20" />
        </svg>
        {epoch.label}
      </p>
    </Static>
  )
}
