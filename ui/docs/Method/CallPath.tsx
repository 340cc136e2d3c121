import { Fragment } from 'react'

/** Length from which a part may be longer than a line on a phone. */
const long = 16

/** Path of a call, which breaks before a slash; a long part also after an underscore. */
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
