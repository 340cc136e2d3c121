import type { ReactNode, Ref } from 'react'
import * as css from './Heading.css.ts'

/** The sizes of a heading, largest first. */
export const headingSizes = ['display', 'h1', 'h2', 'h3', 'title'] as const

/** The props of `Heading`. */
export interface HeadingProps {
  children: ReactNode
  /** Its place in the outline of the page, 1 to 4. */
  level: 1 | 2 | 3 | 4
  /**
   * How large it is set; independent of its level.
   * @default the size of its level
   */
  size?: (typeof headingSizes)[number]
  /** Names the heading for links and `aria-labelledby`. */
  id?: string
  /** Takes a focus that a script gives, never one from the Tab key. @default false */
  focusable?: boolean
  ref?: Ref<HTMLHeadingElement>
}

/** A heading, balanced over its lines. */
export function Heading({ children, level, size = (['h1', 'h2', 'h3', 'title'] as const)[level - 1]!, id, focusable, ref }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag className={css.root({ size })} id={id} ref={ref} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Tag>
  )
}
