import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Method.css.ts'

export const httpMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export type HttpMethod = (typeof httpMethods)[number]

/** Looks of a method: a badge, a colored word, or a word of at most five letters. */
export const methodLooks = ['badge', 'word', 'short'] as const

export interface MethodProps extends ElementProps<'span'> {
  /** HTTP method. */
  method: HttpMethod
  /** Badge, or colored word in a title or list. `short` writes DEL for DELETE. @default 'badge' */
  look?: (typeof methodLooks)[number]
}

/** HTTP method in its own color and shape. */
export function Method({ method, look = 'badge', ...rest }: MethodProps) {
  return (
    <span translate="no" {...pickAllowedProps(rest)} className={css.root} data-method={method} data-look={look}>
      {look === 'short' && method === 'DELETE' ? <abbr aria-label={method}>DEL</abbr> : method}
    </span>
  )
}
