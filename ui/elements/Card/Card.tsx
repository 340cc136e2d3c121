import { useId, type ReactNode } from 'react'
import type { ElementProps } from '../attributes.ts'
import { Heading } from '../Heading/Heading.tsx'
import * as css from './Card.css.ts'

export interface CardProps extends ElementProps<'article', 'title'> {
  /** What it is about: its heading, and its name for a screen reader. */
  title: ReactNode
  /**
   * The place of the heading in the outline of the page.
   * @default 3
   */
  level?: 2 | 3 | 4
  /** Text, figures, a list. */
  children?: ReactNode
  /** What to do with it: `Button`s or `ButtonLink`s at its end. */
  actions?: ReactNode
}

/** One thing among others of its kind, in a ruled box. */
export function Card({ title, level = 3, children, actions, ...rest }: CardProps) {
  const id = useId()
  return (
    <article aria-labelledby={id} {...rest} className={css.root}>
      <Heading level={level} size="title" id={id}>
        {title}
      </Heading>
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
    </article>
  )
}
