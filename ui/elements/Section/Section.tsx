import type { BandName } from '@workspace/tokens/color/colors.ts'
import { useRef, type ReactNode } from 'react'
import { useMotion } from '../motion/useMotion.ts'
import type { ElementProps } from '../attributes.ts'
import * as css from './Section.css.ts'

export interface SectionProps extends ElementProps<'section'> {
  /** Id of the heading that names the section. */
  labelledBy: string
  /** Ground other than the page's. */
  band?: BandName
  /**
   * Children rise and fade in once when the reader scrolls to them.
   * @default true
   */
  animateOnScroll?: boolean
  /** Items of twelve columns; they rise one after the other. Pieces of the line stay where they are. */
  children: ReactNode
}

const loadReveal = async () => (await import('./reveal.ts')).reveal

/** Stretch of a page on twelve columns; all of it is visible in the HTML, and only parts below the fold rise later. */
export function Section({ labelledBy, band, animateOnScroll = true, children, ...rest }: SectionProps) {
  const content = useRef<HTMLDivElement>(null)
  useMotion(content, animateOnScroll ? loadReveal : undefined)
  return (
    <section aria-labelledby={labelledBy} {...rest} className={css.root} data-band={band}>
      <div className={css.page}>
        <div className={css.columns} ref={content}>
          {children}
        </div>
      </div>
    </section>
  )
}
