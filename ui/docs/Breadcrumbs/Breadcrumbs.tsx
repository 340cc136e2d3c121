import { Anchor } from '../../elements/Link/Anchor.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Breadcrumbs.css.ts'

export interface BreadcrumbsProps extends ElementProps<'nav'> {
  /** Accessible name. */
  label: string
  /** Path to the page's group. Without entries, nothing is rendered. Entries without `href` are plain text. */
  items: readonly { label: string; href?: string }[]
}

export function Breadcrumbs({ label, items, ...rest }: BreadcrumbsProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label={label} {...pickAllowedProps(rest)}>
      <ol className={css.list}>
        {items.map((item) => (
          <li key={item.label} className={css.item}>
            {item.href ? (
              <Anchor className={css.link} href={item.href}>
                {item.label}
              </Anchor>
            ) : (
              item.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
