import { useRef, type ReactNode } from 'react'
import { Line } from '../Line/Line.tsx'
import { useMotion } from '../motion/useMotion.ts'
import { Station, type StationProps } from '../Station/Station.tsx'
import type { Passed } from '../attributes.ts'
import * as css from './Section.css.ts'

/** The props of `Section`. */
export interface SectionProps extends Passed<'section'> {
  /** The id of the heading that names the section. */
  labelledBy: string
  /** The short name beside the station; without one the section has no station of its own. */
  station?: string
  /**
   * What the station shows.
   * @default 'reached'
   */
  stationState?: StationProps['state']
  /** Ends the line below the content in a verified station with this short name. */
  end?: string
  /**
   * Ink in the light theme, sunken in the dark one.
   * @default false
   */
  band?: boolean
  /**
   * Stands right below the header, with less room above.
   * @default false
   */
  first?: boolean
  /**
   * Lets the children rise and fade in once when the reader comes to them.
   * @default true
   */
  reveals?: boolean
  /** The parts of the section; they rise one after the other. */
  children: ReactNode
}

const loadReveal = async () => (await import('./reveal.ts')).reveal

/** A stretch of the page on the line, with its station. Nothing is hidden in its HTML: only what is still below the fold rises later. */
export function Section({ labelledBy, station, stationState, end, band, first, reveals = true, children, ...rest }: SectionProps) {
  const content = useRef<HTMLDivElement>(null)
  useMotion(content, reveals ? loadReveal : undefined)
  return (
    <section aria-labelledby={labelledBy} {...rest} className={css.root} data-band={band ? '' : undefined}>
      <div className={css.page}>
        <div className={css.rail} data-first={first ? '' : undefined}>
          <div className={css.line} data-end={end ? '' : undefined}>
            <Line />
          </div>
          {station && (
            <p className={css.station}>
              <Station state={stationState} />
              {station}
            </p>
          )}
          <div className={css.content} ref={content}>
            {children}
          </div>
          {end && (
            <p className={css.station} data-end="">
              <Station state="verified" />
              {end}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
