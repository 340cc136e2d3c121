import type { BandName } from '@workspace/tokens/color/colors.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { mayMove } from '../motion/reduced-motion.ts'
import { useMotion } from '../motion/useMotion.ts'
import { useContent } from '../Part/Still.tsx'
import { allowed, type ElementProps } from '../attributes.ts'
import * as css from './Section.css.ts'
import type { sectionPaddings } from './variants.ts'

export interface ColumnsProps {
  /**
   * Edges that keep the distance of a section; `tight` is for a figure as high as the window.
   * @default 'both'
   */
  padding?: (typeof sectionPaddings)[number]
  /**
   * Children rise and fade in once when the reader scrolls to them.
   * @default true
   */
  animateOnScroll?: boolean
  /** Items of twelve columns; they rise one after the other. Pieces of the line stay where they are. */
  children: ReactNode
}

export interface SectionProps extends ElementProps<'section'>, ColumnsProps {
  /**
   * Element: a region of the page, or one of a list.
   * @default 'section'
   */
  as?: 'section' | 'article'
  /** Id of the heading that names the section. */
  labelledBy: string
  /** Ground other than the page's. */
  band?: BandName
}

const loadReveal = async () => (await import('./reveal.ts')).reveal

/** Twelve columns as wide as the page. */
export function Columns({ padding = 'both', animateOnScroll = true, children }: ColumnsProps) {
  const content = useRef<HTMLDivElement>(null)
  useMotion(content, animateOnScroll ? loadReveal : undefined)
  // Loaded before the reader moves: the first step of the wheel may bring the section into view.
  useEffect(() => {
    if (animateOnScroll && mayMove()) loadReveal().catch(() => {})
  }, [animateOnScroll])
  return (
    <div className={css.page}>
      <div className={css.columns({ padding })} ref={content} {...useContent(children)} />
    </div>
  )
}

/** Stretch of a page on twelve columns; all of it is visible in the HTML, and only parts below the fold rise later. */
export function Section({ as: Tag = 'section', labelledBy, band, padding, animateOnScroll, children, ...rest }: SectionProps) {
  return (
    <Tag aria-labelledby={labelledBy} {...allowed(rest)} className={css.root} data-band={band}>
      <Columns padding={padding} animateOnScroll={animateOnScroll}>
        {children}
      </Columns>
    </Tag>
  )
}
