import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './Layout.css.ts'
import type { layoutGaps } from './Stack.tsx'

export const gridColumns = [2, 3, 4] as const

export interface GridProps extends ElementProps<'div'> {
  /** Number of columns on a wide screen. A narrow screen has one column. @default 3 */
  columns?: (typeof gridColumns)[number]
  /** Gap. @default 'medium' */
  gap?: (typeof layoutGaps)[number]
  children: ReactNode
}

/** Grid of equal columns. */
export function Grid({ columns = 3, gap = 'medium', ...rest }: GridProps) {
  return <div {...pickAllowedProps(rest)} className={css.grid({ columns, gap })} />
}
