import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import { warnOnce } from '../warnOnce.ts'
import * as css from './Heading.css.ts'

/** Heading sizes, largest first. */
export const headingSizes = ['display', 'h1', 'h2', 'h3', 'title'] as const

export interface HeadingProps extends ElementProps<'h2'> {
  /** Text. */
  children: ReactNode
  /** Heading level. */
  level: 1 | 2 | 3 | 4
  /** Size. @default the size of its level */
  size?: (typeof headingSizes)[number]
  /** Lets a script focus the heading, which is still no tab stop. @default false */
  focusable?: boolean
}

/** Heading with balanced line breaks. */
export function Heading({ children, level, size, focusable, ...rest }: HeadingProps) {
  const at = ([1, 2, 3, 4] as const).find((known) => known === level) ?? 4
  if (at !== level) warnOnce(`Heading has the level ${level}. Use a level from 1 to 4.`)
  const Tag = `h${at}` as const
  return (
    <Tag
      tabIndex={focusable ? -1 : undefined}
      {...pickAllowedProps(rest)}
      className={css.root({ size: size ?? (['h1', 'h2', 'h3', 'title'] as const)[at - 1]! })}
    >
      {children}
    </Tag>
  )
}
