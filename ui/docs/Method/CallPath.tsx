import { Fragment } from 'react'

/** Longer path parts can be wider than a phone. */
const long = 16

export function CallPath({ path }: { path: string }) {
  return (
    <bdi dir="ltr">
      {path
        .split(/(?=\/)/)
        .flatMap((part) => (part.length > long ? part.split(/(?<=_)/) : part))
        .map((part, at) => (
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
    </bdi>
  )
}
