import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './Text.css.ts'

/** Sizes of text. */
export const textSizes = ['lead', 'body', 'small', 'mono', 'label', 'figure'] as const

export const textTones = ['default', 'muted', 'danger', 'success'] as const

export interface TextProps extends ElementProps<'p'> {
  /** Text. */
  children: ReactNode
  /** Element. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'strong'
  /** `mono` and `label` are monospaced, `figure` is for a large number. @default 'body' */
  size?: (typeof textSizes)[number]
  /** Color by meaning. @default 'default' */
  tone?: (typeof textTones)[number]
}

/** Text in a size of the type scale. */
export function Text({ children, as: Tag = 'p', size = 'body', tone = 'default', ...rest }: TextProps) {
  return (
    <Tag {...pickAllowedProps(rest)} className={css.root({ size, tone })}>
      {children}
    </Tag>
  )
}
