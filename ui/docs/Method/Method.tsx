import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Method.css.ts'
import type { HttpMethod, methodLooks } from './methods.ts'

export { httpMethods, methodLooks, type HttpMethod } from './methods.ts'

export interface MethodProps extends ElementProps<'span'> {
  /** HTTP method of the call. */
  method: HttpMethod
  /**
   * Look: a badge, or a colored word in a title or a list; `short` writes DEL.
   * @default 'badge'
   */
  look?: (typeof methodLooks)[number]
}

/** HTTP method of a call, in its color and shape. */
export function Method({ method, look = 'badge', ...rest }: MethodProps) {
  return (
    <span translate="no" {...pickAllowedProps(rest)} className={css.root} data-method={method} data-look={look}>
      {look === 'short' && method === 'DELETE' ? <abbr aria-label={method}>DEL</abbr> : method}
    </span>
  )
}
