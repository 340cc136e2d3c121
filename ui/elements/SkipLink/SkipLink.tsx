import type { ElementProps } from '../attributes.ts'
import * as css from './SkipLink.css.ts'

export interface SkipLinkProps extends ElementProps<'a'> {
  /** Where it leads, such as “Skip to the content”. */
  label: string
  /**
   * The place behind the header.
   * @default '#main'
   */
  href?: string
}

/** The first stop of a keyboard: it leads past the header, and shows itself only while it has the focus. */
export function SkipLink({ label, href = '#main', ...rest }: SkipLinkProps) {
  return (
    <a {...rest} className={css.root} href={href}>
      {label}
    </a>
  )
}
