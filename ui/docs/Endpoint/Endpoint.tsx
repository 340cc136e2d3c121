import type { ReactNode } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { CallPath } from '../Method/CallPath.tsx'
import { Method, type HttpMethod } from '../Method/Method.tsx'
import * as css from './Endpoint.css.ts'

export { httpMethods as endpointMethods } from '../Method/Method.tsx'

export interface EndpointProps extends ElementProps<'div'> {
  /** HTTP method. */
  method: HttpMethod
  /** Path after the host, with parameters in braces. */
  path: string
  /** Stamp, such as “samples checked”. @default none */
  verified?: string | undefined
  /** Tooltip of the stamp. @default none */
  verifiedHint?: string
  /** Action at the end, usually a `TryItToggle` component. */
  children?: ReactNode
}

/** Longest path that fits in the row on a phone, in characters. */
const fitting = 9

/** Method and path of a call. */
export function Endpoint({ method, path, verified, verifiedHint, children, ...attributes }: EndpointProps) {
  return (
    <div {...pickAllowedProps(attributes)} className={css.root}>
      <code className={css.call} translate="no" data-long={path.length > fitting || undefined}>
        <Method method={method} /> <CallPath path={path} />
      </code>{' '}
      {verified && (
        <span className={css.verified} title={verifiedHint}>
          <span className={css.mark}>
            <Icon name="check" />
          </span>
          {verified}
        </span>
      )}
      {children}
    </div>
  )
}
