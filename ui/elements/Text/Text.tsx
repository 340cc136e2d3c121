import type { ReactNode } from 'react'
import type { ElementProps } from '../attributes.ts'
import * as css from './Text.css.ts'

/** The settings of running text. */
export const textSizes = ['lead', 'body', 'small', 'mono', 'label', 'figure'] as const

/** How loud a text speaks. */
export const textTones = ['default', 'muted', 'danger', 'success'] as const

export interface TextProps extends ElementProps<'p'> {
  children: ReactNode
  /**
   * The element: a paragraph, or a span inside one.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'strong'
  /**
   * How it is set: `mono` and `label` are monospaced, for facts; `figure` is a large number.
   * @default 'body'
   */
  size?: (typeof textSizes)[number]
  /**
   * How loud it speaks.
   * @default 'default'
   */
  tone?: (typeof textTones)[number]
}

/** Running text in one of the settings of the type scale. */
export function Text({ children, as: Tag = 'p', size = 'body', tone = 'default', ...rest }: TextProps) {
  return (
    <Tag {...rest} className={css.root({ size, tone })}>
      {children}
    </Tag>
  )
}
