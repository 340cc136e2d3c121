import { useRef, type ReactNode } from 'react'
import { ScrollProgress } from '../ScrollProgress/ScrollProgress.tsx'
import { useMotion } from '../motion/useMotion.ts'
import { StepMarker, type StepMarkerProps } from '../StepMarker/StepMarker.tsx'
import type { ElementProps } from '../attributes.ts'
import * as css from './Section.css.ts'

export interface SectionProps extends ElementProps<'section'> {
  /** The id of the heading that names the section. */
  labelledBy: string
  /** The short name above the heading; without one the section has no marker. */
  eyebrow?: string
  /**
   * What the marker shows.
   * @default 'reached'
   */
  markerState?: StepMarkerProps['state']
  /** Ends the line below the content in a verified marker with this short name. */
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
  animateOnScroll?: boolean
  /** The parts of the section; they rise one after the other. */
  children: ReactNode
}

const loadReveal = async () => (await import('./reveal.ts')).reveal

/** A stretch of the page on the line, with its marker. Nothing is hidden in its HTML: only what is still below the fold rises later. */
export function Section({ labelledBy, eyebrow, markerState, end, band, first, animateOnScroll = true, children, ...rest }: SectionProps) {
  const content = useRef<HTMLDivElement>(null)
  useMotion(content, animateOnScroll ? loadReveal : undefined)
  return (
    <section aria-labelledby={labelledBy} {...rest} className={css.root} data-band={band ? '' : undefined}>
      <div className={css.page}>
        <div className={css.rail} data-first={first ? '' : undefined}>
          <div className={css.line} data-end={end ? '' : undefined}>
            <ScrollProgress />
          </div>
          {eyebrow && (
            <p className={css.eyebrow}>
              <StepMarker state={markerState} />
              {eyebrow}
            </p>
          )}
          <div className={css.content} ref={content}>
            {children}
          </div>
          {end && (
            <p className={css.eyebrow} data-end="">
              <StepMarker state="verified" />
              {end}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
