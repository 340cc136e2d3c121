import { Button, ButtonLink } from '../../elements/Button/Button.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import { StatusScreen } from '../status/StatusScreen.tsx'
import * as css from './ErrorScreen.css.ts'

export interface ErrorScreenProps extends ElementProps<'section'> {
  /** Title of the screen. */
  title: string
  /** HTTP status. A status of three digits is also drawn in large cells. */
  status?: string | number
  /** Message in one line. */
  message: string
  /** Stack trace, for developers only. */
  stack?: string
  /** Accessible name of the stack. @default 'Stack' */
  stackLabel?: string
  /** Link to continue with. */
  action: { href: string; label: string }
  /** Label of a reload button. @default none */
  reload?: string
}

/** Error screen that fills the main part of `Page`. */
export function ErrorScreen({ title, status, message, stack, stackLabel = 'Stack', action, reload, ...rest }: ErrorScreenProps) {
  return (
    <StatusScreen {...rest} status={status === undefined ? undefined : String(status)} title={title} broken>
      <p className={css.message} role="alert">
        {status !== undefined && <strong className={css.status}>{status}</strong>} {message}
      </p>
      {stack && (
        <pre className={css.stack} role="group" aria-label={stackLabel} tabIndex={0}>
          {stack}
        </pre>
      )}
      <div className={css.actions}>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        {reload && (
          <Button variant="outline" onClick={() => location.reload()}>
            {reload}
          </Button>
        )}
      </div>
    </StatusScreen>
  )
}
