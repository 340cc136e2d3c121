import { DocsLink } from './DocsLink.tsx'
import { nameOf } from './Gallery.tsx'
import { otherNames } from './purposes.ts'

/** Table of what other design systems call a component. */
export function OtherNames() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">You look for</th>
          <th scope="col">Take</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {otherNames.map(({ names, take, note }) => (
          <tr key={names[0]}>
            <th scope="row">{names.join(', ')}</th>
            <td>
              {take.map((id, at) => (
                <span key={id}>
                  {at > 0 && ', '}
                  <DocsLink id={id}>{nameOf(id)}</DocsLink>
                </span>
              ))}
            </td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
