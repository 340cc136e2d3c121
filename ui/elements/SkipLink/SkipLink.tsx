import * as css from './SkipLink.css.ts'

/** The props of `SkipLink`. */
export interface SkipLinkProps {
  /** Where it leads, such as “Skip to the content”. */
  label: string
}

/** The first stop of a keyboard: it leads past the header to `#main`, and shows itself only while it has the focus. */
export function SkipLink({ label }: SkipLinkProps) {
  return (
    <a className={css.root} href="#main">
      {label}
    </a>
  )
}
