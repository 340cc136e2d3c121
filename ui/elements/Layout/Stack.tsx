import type { ReactNode } from 'react'
import type { Passed } from '../attributes.ts'
import * as css from './Layout.css.ts'
import type { layoutGaps, stackAligns, stackDirections } from './variants.ts'

/** The props of `Stack`. */
export interface StackProps extends Passed<'div'> {
  /**
   * Which way it goes; `across` wraps.
   * @default 'down'
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
export function Stack({ direction = 'down', align = 'stretch', gap = 'medium', ...rest }: StackProps) {
  return <div {...rest} className={css.stack({ direction, align, gap })} />
}
