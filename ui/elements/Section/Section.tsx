import { useRef, type ReactNode } from 'react'
import { ScrollProgress } from '../ScrollProgress/ScrollProgress.tsx'
import { useMotion } from '../motion/useMotion.ts'
import { StepMarker, type StepMarkerProps } from '../StepMarker/StepMarker.tsx'
import { allowed, type ElementProps } from '../attributes.ts'
import * as css from './Section.css.ts'

export interface SectionProps extends ElementProps<'section'> {
  /** Id of the heading that names the section. */
  labelledBy: string
  /** Short name above the heading; without one the section has no marker. */
  eyebrow?: string
  /**
   * State of the marker.
   * @default 'reached'
   */
  markerState?: StepMarkerProps['state']
  /** Short name of a verified marker that ends the line below the content. */
  end?: string
  /**
   * Dark band: ink in the light theme, sunken in the dark one.
   * @default false
   */
  band?: boolean
  /**
   * First section below the header, with less space above.
   * @default false
   */
  first?: boolean
  /**
   * Children rise and fade in once when the reader scrolls to them.
   * @default true
   */
  animateOnScroll?: boolean
  /** Content; children rise one after the other. */
  children: ReactNode
}

const loadReveal = async () => (await import('./reveal.ts')).reveal

/** Section of a page with its marker on the line; all of it is visible in the HTML, and only parts below the fold rise later. */
export function Section({ labelledBy, eyebrow, markerState, end, band, first, animateOnScroll = true, children, ...rest }: SectionProps) {
  const content = useRef<HTMLDivElement>(null)
  useMotion(content, animateOnScroll ? loadReveal : undefined)
  return (
    <section aria-labelledby={labelledBy} {...allowed(rest)} className={css.root} data-band={band ? '' : undefined}>
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
