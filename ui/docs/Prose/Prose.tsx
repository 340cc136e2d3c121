import type { ReactNode } from 'react'
import * as css from './Prose.css.ts'

/** The props of `Prose`. */
export interface ProseProps {
  /** Paragraphs, headings, boxes of code and tables, one below the other. */
  children: ReactNode
}

/** Running documentation: it keeps the distance between the blocks. The words inside come from `proseElements`. */
export function Prose({ children }: ProseProps) {
  return <div className={css.root}>{children}</div>
}
