import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Anchor } from './Anchor.tsx'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './Link.css.ts'

/** Looks: underlined for running text, quiet for a list of links. */
export const linkVariants = ['text', 'quiet'] as const

export interface LinkProps extends ElementProps<'a', 'href'> {
  /** Path, `#hash`, `mailto:` or absolute URL. An http or https URL opens a new tab, unless `target` or the `externalTarget` of `LinkProvider` is `_self`. */
  href: string
  /** Text that names the destination. */
  children: ReactNode
  /** Look. @default 'text' */
  variant?: (typeof linkVariants)[number]
  /** Marks the link as current: `page` in a navigation, `location` for the current section. */
  current?: 'page' | 'location'
}

/** Link in running text or in a list. */
export function Link({ href, children, variant = 'text', current, ...rest }: LinkProps) {
  return (
    <Anchor
      aria-current={current}
      {...pickAllowedProps(rest)}
      href={href}
      className={css.root({ variant })}
      newTabIcon={
        <>
          {/* A space without width keeps the icon on the line of the last word. Our fonts have no word joiner. */}
          <span className={css.glue} aria-hidden="true">
            {'\u00a0'}
          </span>
          <span className={css.icon}>
            <Icon name="arrow-up-right" />
          </span>
        </>
      }
    >
      {children}
    </Anchor>
  )
}
