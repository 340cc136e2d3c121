import { useId, type ReactNode } from 'react'
import { ButtonLink } from '../../elements/Button/Button.tsx'
import { Link } from '../../elements/Link/Link.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import { StatusScreen } from '../status/StatusScreen.tsx'
import * as css from './NotFound.css.ts'

export interface NotFoundProps extends ElementProps<'section'> {
  /** Code of three digits, drawn in large cells. */
  code: string
  /** Title of the page. */
  title: string
  /** Sentence beside the title. */
  text?: string
  /** Link to continue with. */
  action: { href: string; label: string }
  /** Second, less prominent link. */
  secondAction?: { href: string; label: string }
  /** Suggested pages with a title. */
  suggestions?: { title: string; links: readonly { href: string; label: string }[] }
  /** Search field, usually a `Search`. With `null`, the page keeps an empty space for it, for example until `Search` is loaded. */
  search?: ReactNode
}

/** Page for an unknown address. Fills the main part of `Page`. */
export function NotFound({ code, title, text, action, secondAction, suggestions, search, ...rest }: NotFoundProps) {
  const id = useId()
  return (
    <StatusScreen {...rest} status={code} announced title={title}>
      {text && <p className={css.text}>{text}</p>}
      <div className={css.actions}>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        {secondAction && (
          <ButtonLink href={secondAction.href} variant="outline">
            {secondAction.label}
          </ButtonLink>
        )}
      </div>
      {suggestions && suggestions.links.length > 0 && (
        <div className={css.suggestions}>
          <p className={css.introduction} id={id}>
            {suggestions.title}
          </p>
          <ul className={css.links} aria-labelledby={id}>
            {suggestions.links.map((link) => (
              <li key={link.href}>
                <Link href={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {search !== undefined && <div className={css.search}>{search}</div>}
    </StatusScreen>
  )
}
