import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './Layout.css.ts'
import type { layoutGaps, stackAligns, stackDirections } from './variants.ts'

export interface StackProps extends ElementProps<'div'> {
  /** Direction. A horizontal stack wraps. @default 'vertical' */
  direction?: (typeof stackDirections)[number]
  /** Cross-axis alignment of the children. @default 'stretch' */
  align?: (typeof stackAligns)[number]
  /** Gap between the children. @default 'medium' */
  gap?: (typeof layoutGaps)[number]
  /** Children in reading order. */
  children: ReactNode
}

/** Column or row of children with equal gaps. */
export function Stack({ direction = 'vertical', align = 'stretch', gap = 'medium', ...rest }: StackProps) {
  return <div {...pickAllowedProps(rest)} className={css.stack({ direction, align, gap })} />
}
