import { Fragment } from 'react'

/** Path of a call, which breaks before a slash. */
export function CallPath({ path }: { path: string }) {
  const [first, ...rest] = path.split('/')
  return (
    <span>
      {first}
      {rest.map((part, at) => (
        <Fragment key={at}>
          <wbr />
          {`/${part}`}
        </Fragment>
      ))}
    </span>
  )
}
