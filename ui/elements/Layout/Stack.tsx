import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './Layout.css.ts'

export const layoutGaps = ['none', 'small', 'medium', 'large'] as const
export const stackDirections = ['vertical', 'horizontal'] as const
export const stackAligns = ['start', 'center', 'end', 'stretch'] as const

export interface StackProps extends ElementProps<'div'> {
  /** A horizontal stack wraps. @default 'vertical' */
  direction?: (typeof stackDirections)[number]
  /** Cross-axis alignment. @default 'stretch' */
  align?: (typeof stackAligns)[number]
  /** Gap. @default 'medium' */
  gap?: (typeof layoutGaps)[number]
  /** Children in reading order. */
  children: ReactNode
}

/** Column or row of children with equal gaps. */
export function Stack({ direction = 'vertical', align = 'stretch', gap = 'medium', ...rest }: StackProps) {
  return <div {...pickAllowedProps(rest)} className={css.stack({ direction, align, gap })} />
}
