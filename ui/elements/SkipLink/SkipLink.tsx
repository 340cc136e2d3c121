import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './SkipLink.css.ts'

export interface SkipLinkProps extends ElementProps<'a'> {
  /** Label, such as “Skip to the content”. */
  label: string
  /** Target after the header. @default '#main' */
  href?: string
}

/** First link of a page, visible only while it has the focus. */
export function SkipLink({ label, href = '#main', ...rest }: SkipLinkProps) {
  return (
    <a {...pickAllowedProps(rest)} className={css.root} href={href}>
      {label}
    </a>
  )
}
