import { useId, type ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import { Heading } from '../Heading/Heading.tsx'
import * as css from './Card.css.ts'

export interface CardProps extends ElementProps<'article', 'title'> {
  /** Heading and accessible name. */
  title: ReactNode
  /** Heading level. @default 3 */
  level?: 2 | 3 | 4
  /** Text, figures or a list. */
  children?: ReactNode
  /** `Button`s or `ButtonLink`s at the end. */
  actions?: ReactNode
}

/** Box for one item of a set. */
export function Card({ title, level = 3, children, actions, ...rest }: CardProps) {
  const id = useId()
  return (
    <article aria-labelledby={id} {...pickAllowedProps(rest)} className={css.root}>
      <Heading level={level} size="title" id={id}>
        {title}
      </Heading>
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
    </article>
  )
}
