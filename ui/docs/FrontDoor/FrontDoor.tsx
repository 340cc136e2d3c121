import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './FrontDoor.css.ts'

/** Parts of the first page. An ordered list in a section is drawn as stations on a line. */
export const frontDoorParts = ['opening', 'text', 'code', 'cards', 'card', 'figure', 'body', 'section', 'columns', 'column'] as const

export interface FrontDoorProps extends ElementProps<'div'> {
  /** Part of the page. `text` and `code` go inside `opening`, `figure` and `body` inside `card`, `column` inside `columns`. */
  of: (typeof frontDoorParts)[number]
  /** Prose, code or other parts. */
  children: ReactNode
}

/** Part of the documentation's first page. */
export function FrontDoor({ of, children, ...rest }: FrontDoorProps) {
  return (
    <div {...pickAllowedProps(rest)} className={css.part[of]}>
      {children}
    </div>
  )
}
