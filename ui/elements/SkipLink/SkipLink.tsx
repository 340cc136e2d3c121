import type { Passed } from '../attributes.ts'
import * as css from './SkipLink.css.ts'

/** The props of `SkipLink`. */
export interface SkipLinkProps extends Passed<'a'> {
  /** Where it leads, such as “Skip to the content”. */
  label: string
  /**
   * The place behind the header.
   * @default '#main'
   */
  href?: string
}

/** The first stop of a keyboard: it leads past the header, and shows itself only while it has the focus. */
export function SkipLink({ label, ...rest }: SkipLinkProps) {
  return (
    <a href="#main" {...rest} className={css.root}>
      {label}
    </a>
  )
}
