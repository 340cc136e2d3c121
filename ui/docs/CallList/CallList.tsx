import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Static } from '../../elements/Part/Static.tsx'
import { CallPath } from '../Method/CallPath.tsx'
import { Method, type HttpMethod } from '../Method/Method.tsx'
import * as css from './CallList.css.ts'

/** Call or other section of a page. */
export interface CallListItem {
  href: string
  /** Method of the call that the section documents. @default none */
  method?: HttpMethod
  /** Path, without the list's `prefix`. */
  path?: string
  /** Title of the section. Leave it out in a list of calls by path. @default none */
  title?: string
  text?: string
}

export interface CallListProps extends ElementProps<'div', 'prefix'> {
  /** Start that all paths share, shown above the list. */
  prefix?: { label: string; path: string }
  /** Calls in reading order. */
  items: readonly CallListItem[]
}

/** Calls with links to their sections. */
export function CallList({ prefix, items, ...rest }: CallListProps) {
  return (
    <Static {...pickAllowedProps(rest)} className={css.root}>
      {prefix && (
        <p className={css.prefix}>
          {prefix.label} <code className={css.code}>{prefix.path}</code>
        </p>
      )}
      <ul className={css.list}>
        {items.map(({ href, method, path, title, text }) => (
          <li key={href} className={method ? css.item : `${css.item} ${css.section}`} data-call={method}>
            <Anchor className={css.link} href={href}>
              <span className={css.method}>{method && <Method method={method} />}</span>{' '}
              <span className={css.name}>
                {title && <span className={css.title}>{title}</span>}{' '}
                {path && (
                  <code className={css.path} translate="no" data-alone={title ? undefined : ''}>
                    <CallPath path={path} />
                  </code>
                )}{' '}
                {text && <span className={css.text}>{text}</span>}
              </span>
              <span className={css.arrow}>
                <Icon name="arrow-right" />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Static>
  )
}
