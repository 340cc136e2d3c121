import type { ReactNode } from 'react'
import type { ElementProps } from '../attributes.ts'
import * as css from './Layout.css.ts'
import type { layoutGaps, stackAligns, stackDirections } from './variants.ts'

export interface StackProps extends ElementProps<'div'> {
  /**
   * Which way it goes; `horizontal` wraps.
   * @default 'vertical'
   */
  direction?: (typeof stackDirections)[number]
  /**
   * How its parts stand beside each other.
   * @default 'stretch'
   */
  align?: (typeof stackAligns)[number]
  /**
   * The room between its parts.
   * @default 'medium'
   */
  gap?: (typeof layoutGaps)[number]
  children: ReactNode
}

/** Parts one below or beside the other, with the same room between them. */
export function Stack({ direction = 'vertical', align = 'stretch', gap = 'medium', ...rest }: StackProps) {
  return <div {...rest} className={css.stack({ direction, align, gap })} />
}
