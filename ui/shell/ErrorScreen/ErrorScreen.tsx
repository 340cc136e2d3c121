import { useId } from 'react'
import { ButtonLink } from '../../elements/Button/Button.tsx'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import * as css from './ErrorScreen.css.ts'

export interface ErrorScreenProps extends ElementProps<'section'> {
  /** Title of the screen. */
  title: string
  /** Status of the failure, such as `500`. */
  status?: string | number
  /** Message of one line. */
  message: string
  /** Stack of the error; only for developers. */
  stack?: string
  /**
   * Accessible name of the stack.
   * @default 'Stack'
   */
  stackLabel?: string
  /** Link to continue with. */
  action: { href: string; label: string }
}

/** Screen in place of a page that failed; it fills the main part of `Page`. */
export function ErrorScreen({ title, status, message, stack, stackLabel = 'Stack', action, ...rest }: ErrorScreenProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...allowed(rest)} className={css.root} data-fill="">
      <div className={css.rail}>
        <div className={css.broken} />
        <div className={css.body}>
          <Heading level={1} size="h2" id={id}>
            {title}
          </Heading>
          <p className={css.message} role="alert">
            {status !== undefined && <strong className={css.status}>{status}</strong>} {message}
          </p>
          {stack && (
            <pre className={css.stack} role="group" aria-label={stackLabel} tabIndex={0}>
              {stack}
            </pre>
          )}
          <div>
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
