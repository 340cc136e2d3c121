import type { ReactNode } from 'react'
import type { ElementProps } from '../attributes.ts'
import * as css from './Heading.css.ts'

/** The sizes of a heading, largest first. */
export const headingSizes = ['display', 'h1', 'h2', 'h3', 'title'] as const

export interface HeadingProps extends ElementProps<'h2'> {
  children: ReactNode
  /** Its place in the outline of the page, 1 to 4. */
  level: 1 | 2 | 3 | 4
  /**
   * How large it is set; independent of its level.
   * @default the size of its level
   */
  size?: (typeof headingSizes)[number]
  /** Takes a focus that a script gives, never one from the Tab key. @default false */
  focusable?: boolean
}

/** A heading, balanced over its lines. */
export function Heading({ children, level, size = (['h1', 'h2', 'h3', 'title'] as const)[level - 1]!, focusable, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag tabIndex={focusable ? -1 : undefined} {...rest} className={css.root({ size })}>
      {children}
    </Tag>
  )
}
