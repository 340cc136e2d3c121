import { Fragment } from 'react'
import { Badge } from '../../elements/Badge/Badge.tsx'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Endpoint.css.ts'

/** HTTP methods. */
export const endpointMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export interface EndpointProps extends ElementProps<'div'> {
  method: (typeof endpointMethods)[number]
  /** Path after the host, with parameters in braces. */
  path: string
  /** Stamp that the samples were run, such as “samples checked”. */
  verified?: string
}

/** Method and path of a call, with a stamp when its samples were run. */
export function Endpoint({ method, path, verified, ...attributes }: EndpointProps) {
  const [first, ...rest] = path.split('/')
  return (
    <div {...allowed(attributes)} className={css.root}>
      <code className={css.call} translate="no">
        <span className={css.method}>{method}</span>{' '}
        <span className={css.path}>
          {first}
          {rest.map((part, at) => (
            <Fragment key={at}>
              <wbr />
              {`/${part}`}
            </Fragment>
          ))}
        </span>
      </code>
      {verified && <Badge tone="verified">{verified}</Badge>}
    </div>
  )
}
