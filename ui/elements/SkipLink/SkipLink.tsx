import { composeHandlers, pickAllowedProps, type ElementProps } from '../attributes.ts'
import { followFragment } from '../Link/followFragment.ts'
import * as css from './SkipLink.css.ts'

export interface SkipLinkProps extends ElementProps<'a'> {
  /** Label, such as “Skip to the content”. */
  label: string
  /** Target after the header. @default '#main' */
  href?: string
}

/** First link of a page, visible only while it has the focus. */
export function SkipLink({ label, href = '#main', onClick, ...rest }: SkipLinkProps) {
  return (
    <a {...pickAllowedProps(rest)} className={css.root} href={href} onClick={composeHandlers(onClick, followFragment)}>
      {label}
    </a>
  )
}
