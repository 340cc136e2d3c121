import type { ReactNode } from 'react'
import type { ElementProps } from '../attributes.ts'
import * as css from './Heading.css.ts'

/** Sizes of a heading, largest first. */
export const headingSizes = ['display', 'h1', 'h2', 'h3', 'title'] as const

export interface HeadingProps extends ElementProps<'h2'> {
  children: ReactNode
  /** Heading level. */
  level: 1 | 2 | 3 | 4
  /**
   * Size, independent of the level.
   * @default the size of its level
   */
  size?: (typeof headingSizes)[number]
  /** Focusable by script, not by the Tab key. @default false */
  focusable?: boolean
}

/** Heading with balanced line breaks. */
export function Heading({ children, level, size = (['h1', 'h2', 'h3', 'title'] as const)[level - 1]!, focusable, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag tabIndex={focusable ? -1 : undefined} {...rest} className={css.root({ size })}>
      {children}
    </Tag>
  )
}
