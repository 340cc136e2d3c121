import type { ReactNode } from 'react'
import type { ElementProps } from '../attributes.ts'
import * as css from './Layout.css.ts'
import type { gridColumns, layoutGaps } from './variants.ts'

export interface GridProps extends ElementProps<'div'> {
  /**
   * How many columns it has on a wide screen; on a narrow one it has one.
   * @default 3
   */
  columns?: (typeof gridColumns)[number]
  /**
   * The room between its parts.
   * @default 'medium'
   */
  gap?: (typeof layoutGaps)[number]
  children: ReactNode
}

/** Parts of the same width in columns. */
export function Grid({ columns = 3, gap = 'medium', ...rest }: GridProps) {
  return <div {...rest} className={css.grid({ columns, gap })} />
}
