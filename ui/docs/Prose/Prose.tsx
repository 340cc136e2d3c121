import type { ReactNode } from 'react'
import type { Passed } from '../../elements/attributes.ts'
import * as css from './Prose.css.ts'

/** The props of `Prose`. */
export interface ProseProps extends Passed<'div'> {
  /** Paragraphs, headings, boxes of code and tables, one below the other. */
  children: ReactNode
}

/** Running documentation: it keeps the distance between the blocks. The words inside come from `proseElements`. */
export function Prose({ children, ...rest }: ProseProps) {
  return <div {...rest} className={css.root}>{children}</div>
}
