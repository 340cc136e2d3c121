import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Anchor } from './Anchor.tsx'
import * as css from './Link.css.ts'

/** How a link shows itself: underlined in running text, or quiet in a list of links. */
export const linkVariants = ['text', 'quiet'] as const

/** The props of `Link`. */
export interface LinkProps {
  /** A path, a `#hash`, a mail address as `mailto:`, or an absolute address, which opens a new tab and says so. */
  href: string
  children: ReactNode
  /**
   * How it shows itself.
   * @default 'text'
   */
  variant?: (typeof linkVariants)[number]
  /** The reader is there already: `page` in a navigation, `location` for the current section. */
  current?: 'page' | 'location'
  /** Runs beside the navigation, for example to close a menu. */
  onClick?: () => void
}

/** A link in the text or in a list. */
export function Link({ href, children, variant = 'text', current, onClick }: LinkProps) {
  return (
    <Anchor href={href} className={css.root({ variant })} aria-current={current} onClick={onClick} mark={<> <Icon name="arrow-up-right" /></>}>
      {children}
    </Anchor>
  )
}
