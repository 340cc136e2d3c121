import { Fragment } from 'react'
import { Badge } from '../../elements/Badge/Badge.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './Endpoint.css.ts'

/** The methods of the calls. */
export const endpointMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export interface EndpointProps extends ElementProps<'div'> {
  method: (typeof endpointMethods)[number]
  /** The path behind the host, with its parameters in braces. */
  path: string
  /** Says that the samples were run, such as “samples checked”; only where they were. */
  verified?: string
}

/** The call of a page: its method, its path, and whether its samples were run. */
export function Endpoint({ method, path, verified, ...attributes }: EndpointProps) {
  const [first, ...rest] = path.split('/')
  return (
    <div {...attributes} className={css.root}>
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
