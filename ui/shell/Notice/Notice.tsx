import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Notice.css.ts'

export interface NoticeProps extends ElementProps<'div'> {
  /** Sentence to show and announce. @default none */
  message?: string | undefined
}

/** Notice at the bottom of the window. Render it as the last part of the page, even without a message. */
export function Notice({ message, ...rest }: NoticeProps) {
  return (
    <div {...pickAllowedProps(rest)} className={css.root} role="status" aria-live="polite">
      {message && <p className={css.box}>{message}</p>}
    </div>
  )
}
