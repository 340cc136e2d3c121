import { followFragment } from '../../elements/Link/followFragment.ts'
import { Method, type HttpMethod } from '../Method/Method.tsx'
import { useCurrentHeading } from '../TableOfContents/useCurrentHeading.ts'
import * as css from './Siding.css.ts'

export interface SidebarCall {
  id: string
  label: string
  /** Method of the call that the section documents. @default none */
  method?: HttpMethod
}

export function Siding({ calls }: { calls: readonly SidebarCall[] }) {
  const [current, setAsked] = useCurrentHeading(calls.map(({ id }) => id))
  return (
    <div className={css.root}>
      <svg className={css.points} viewBox="0 0 16 28" aria-hidden="true">
        <path d="M1 0v5l14 14v9" />
      </svg>
      <ul>
        {calls.map(({ id, label, method }) => (
          <li key={id} className={css.item}>
            <a
              className={css.link}
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                followFragment(event)
                setAsked(id)
              }}
            >
              <span className={css.method}>{method && <Method method={method} look="short" />}</span> <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
