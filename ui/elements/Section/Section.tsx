import type { BandName } from '@workspace/tokens/color/colors.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { isMotionAllowed } from '../motion/reduced-motion.ts'
import { useMotion } from '../motion/useMotion.ts'
import { Static } from '../Part/Static.tsx'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './Section.css.ts'
import type { sectionPaddings } from './variants.ts'

export interface ColumnsProps {
  /** Edges that get padding. `tight` means both, with less at the start. @default 'both' */
  padding?: (typeof sectionPaddings)[number]
  /** Animates the children when the reader first scrolls to them: they move up and fade in. Applies to a section that starts below the window. @default true */
  animateOnScroll?: boolean
  /** Items in twelve columns. Pieces of the progress line are not animated. */
  children: ReactNode
}

export interface SectionProps extends ElementProps<'section'>, ColumnsProps {
  /** Element. Use `article` for an item of a list. @default 'section' */
  as?: 'section' | 'article'
  /** Id of the heading that names the section. */
  labelledBy: string
  /** Band whose colors replace the page's. */
  band?: BandName
}

interface ItemsProps {
  /** Element around the children. @default Static */
  items?: typeof Static | 'div' | undefined
}

const loadReveal = async () => (await import('./reveal.motion.ts')).reveal

export function Columns({ padding = 'both', animateOnScroll = true, items: Items = Static, children }: ColumnsProps & ItemsProps) {
  const content = useRef<HTMLDivElement>(null)
  useMotion(content, animateOnScroll ? loadReveal : undefined)
  // Loads early, because the first scroll may bring the section into view.
  useEffect(() => {
    if (animateOnScroll && isMotionAllowed()) loadReveal().catch(() => {})
  }, [animateOnScroll])
  return (
    <div className={css.page}>
      <Items className={css.columns({ padding })} ref={content}>
        {children}
      </Items>
    </div>
  )
}

const renderSection = (
  { as: Tag = 'section', labelledBy, band, padding, animateOnScroll, children, ...rest }: SectionProps,
  items?: ItemsProps['items'],
) => (
  <Tag aria-labelledby={labelledBy} {...pickAllowedProps(rest)} className={css.root} data-band={band}>
    <Columns {...{ padding, animateOnScroll, items }}>{children}</Columns>
  </Tag>
)

/** Section on twelve columns. The items animate in only if the section starts below the window. */
export function Section(props: SectionProps) {
  return renderSection(props)
}

/** `Section` for items that react to the visitor, so React hydrates them. */
export function InteractiveSection(props: SectionProps) {
  return renderSection(props, 'div')
}
