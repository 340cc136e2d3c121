import { useId } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './SubmitBar.css.ts'

export interface SubmitBarProps extends ElementProps<'button'> {
  /** Label of the button. */
  label: string
  /** Label of the button while the form is being sent. */
  busyLabel: string
  /**
   * The form is being sent: the button keeps the focus and does nothing.
   * @default false
   */
  busy?: boolean
  /** Reason why the form cannot be sent yet; the button stays focusable and refers to the hint, which must say the same. */
  disabledReason?: string
  /** State of the form in one sentence, announced when it changes. */
  hint: string
}

/** Submit button of a form with its state; before hydration it always sends. */
export function SubmitBar({ label, busyLabel, busy = false, disabledReason, hint, ...rest }: SubmitBarProps) {
  const id = useId()
  const reason = busy ? busyLabel : disabledReason
  return (
    <div className={css.root}>
      <Button {...rest} type="submit" {...(reason === undefined ? {} : { disabledReason: reason, disabledReasonId: id })}>
        {busy ? busyLabel : label}
      </Button>
      <output className={css.hint} id={id}>
        {hint}
      </output>
    </div>
  )
}
