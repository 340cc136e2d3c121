import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Prose.css.ts'

export interface ProseProps extends ElementProps<'div'> {
  /** Paragraphs, headings, boxes of code and tables. */
  children: ReactNode
}

/** Running documentation text with spacing between its blocks; `proseElements` renders the elements inside. */
export function Prose({ children, ...rest }: ProseProps) {
  return (
    <div {...pickAllowedProps(rest)} className={css.root}>
      {children}
    </div>
  )
}
