import { useId } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './SubmitBar.css.ts'

export interface SubmitBarProps extends ElementProps<'button'> {
  /** What the button does. */
  label: string
  /** What the button says while it does it. */
  busyLabel: string
  /**
   * The form is being sent: the button keeps the focus and does nothing.
   * @default false
   */
  busy?: boolean
  /** Why the form cannot be sent yet. The button stays focusable and refers to the hint, so the hint says the same. */
  disabledReason?: string
  /** The state of the form in one sentence, announced when it changes. */
  hint: string
}

/** The end of a form: its button, and whether it can be pressed. Before a script runs, the button always sends. */
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
