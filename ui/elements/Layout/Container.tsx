import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './Layout.css.ts'

/** Widths: page or running text. */
export const containerWidths = ['page', 'text'] as const

export interface ContainerProps extends ElementProps<'div'> {
  /** Maximum width. @default 'page' */
  width?: (typeof containerWidths)[number]
  children: ReactNode
}

/** Centered column with the page's margins. */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <div {...pickAllowedProps(rest)} className={css.container({ width })} />
}
