import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './FrontDoor.css.ts'

/**
 * Parts of the first page: its opening in two columns; cards with a figure, a body and links; sections; and columns inside a section.
 * An ordered list in a section is drawn as stations.
 */
export const frontDoorParts = ['opening', 'text', 'code', 'cards', 'card', 'figure', 'body', 'section', 'columns', 'column'] as const

export interface FrontDoorProps extends ElementProps<'div'> {
  /** Part of the page; `text` and `code` are inside `opening`, `figure` and `body` inside `card`, `column` inside `columns`. */
  of: (typeof frontDoorParts)[number]
  /** Prose, code, other parts. */
  children: ReactNode
}

/** Part of the first page of a documentation, as wide as the page. */
export function FrontDoor({ of, children, ...rest }: FrontDoorProps) {
  return (
    <div {...pickAllowedProps(rest)} className={css.part[of]}>
      {children}
    </div>
  )
}
