import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Notice.css.ts'

export interface NoticeProps extends ElementProps<'div'> {
  /** Sentence that is shown and announced. @default nothing is shown */
  message?: string | undefined
}

/** Sentence at the lower edge of the window about the whole page, such as that the network is gone. Render it always, as the last part. */
export function Notice({ message, ...rest }: NoticeProps) {
  return (
    <div {...pickAllowedProps(rest)} className={css.root} role="status">
      {message && <p className={css.box}>{message}</p>}
    </div>
  )
}
