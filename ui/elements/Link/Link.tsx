import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Anchor } from './Anchor.tsx'
import type { ElementProps } from '../attributes.ts'
import * as css from './Link.css.ts'

/** How a link shows itself: underlined in running text, or quiet in a list of links. */
export const linkVariants = ['text', 'quiet'] as const

export interface LinkProps extends ElementProps<'a', 'href'> {
  /** A path, a `#hash`, a mail address as `mailto:`, or an absolute address, which opens a new tab and says so unless `target` is `_self`. */
  href: string
  children: ReactNode
  /**
   * How it shows itself.
   * @default 'text'
   */
  variant?: (typeof linkVariants)[number]
  /** The reader is there already: `page` in a navigation, `location` for the current section. */
  current?: 'page' | 'location'
}

/** A link in the text or in a list. */
export function Link({ href, children, variant = 'text', current, ...rest }: LinkProps) {
  return (
    <Anchor
      aria-current={current}
      {...rest}
      href={href}
      className={css.root({ variant })}
      newTabIcon={
        <>
          {'\u00A0'}
          <Icon name="arrow-up-right" />
        </>
      }
    >
      {children}
    </Anchor>
  )
}
