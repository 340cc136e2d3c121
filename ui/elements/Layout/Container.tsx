import type { ReactNode } from 'react'
import type { ElementProps } from '../attributes.ts'
import * as css from './Layout.css.ts'
import type { containerWidths } from './variants.ts'

export interface ContainerProps extends ElementProps<'div'> {
  /**
   * How wide it becomes.
   * @default 'page'
   */
  width?: (typeof containerWidths)[number]
  children: ReactNode
}

/** The middle of the page, with the margin of the window at its sides. */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <div {...rest} className={css.container({ width })} />
}
