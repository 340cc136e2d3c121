import { useId, type ReactNode } from 'react'
import { ButtonLink } from '../../elements/Button/Button.tsx'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Link } from '../../elements/Link/Link.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import * as css from './NotFound.css.ts'

export interface NotFoundProps extends ElementProps<'section'> {
  /** Status code, set large. */
  code: string
  /** Title of the page. */
  title: string
  /** Sentence below the title. */
  text?: string
  /** Link to continue with. */
  action: { href: string; label: string }
  /** Second, quieter link, such as to the part of the site that the address names. */
  secondAction?: { href: string; label: string }
  /** Suggested pages with a title. */
  suggestions?: { title: string; links: readonly { href: string; label: string }[] }
  /** Search, normally `Search`; null reserves its place while it loads. */
  search?: ReactNode
}

/** Page for an unknown address; it fills the main part of `Page`. */
export function NotFound({ code, title, text, action, secondAction, suggestions, search, ...rest }: NotFoundProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...allowed(rest)} className={css.root} data-fill="">
      <div className={css.rail}>
        <p className={css.code}>{code}</p>
        <div className={css.end}>
          <Heading level={1} size="h2" id={id}>
            {title}
          </Heading>
          {text && (
            <div className={css.text}>
              <Text size="lead" tone="muted">
                {text}
              </Text>
            </div>
          )}
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
              <p className={css.introduction} id={`${id}-suggestions`}>
                {suggestions.title}
              </p>
              <ul className={css.links} aria-labelledby={`${id}-suggestions`}>
                {suggestions.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {search !== undefined && <div className={css.search}>{search}</div>}
        </div>
      </div>
    </section>
  )
}
