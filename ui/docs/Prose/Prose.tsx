import type { ReactNode } from 'react'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './Prose.css.ts'

export interface ProseProps extends ElementProps<'div'> {
  /** Paragraphs, headings, boxes of code and tables, one below the other. */
  children: ReactNode
}

/** Running documentation: it keeps the distance between the blocks. The words inside come from `proseElements`. */
export function Prose({ children, ...rest }: ProseProps) {
  return (
    <div {...rest} className={css.root}>
      {children}
    </div>
  )
}
