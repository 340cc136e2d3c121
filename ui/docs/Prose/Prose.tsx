import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Prose.css.ts'

export interface ProseProps extends ElementProps<'div'> {
  /** Paragraphs, headings, code and tables. */
  children: ReactNode
}

/** Documentation text. `proseElements` renders its elements. */
export function Prose({ children, ...rest }: ProseProps) {
  return (
    <div {...pickAllowedProps(rest)} className={css.root}>
      {children}
    </div>
  )
}
