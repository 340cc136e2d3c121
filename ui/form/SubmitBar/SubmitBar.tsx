import { useId, useState, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './SubmitBar.css.ts'
import type { hintTones } from './variants.ts'

/** Props of `SubmitBar`; `disabledReason` replaces `disabled`. */
export interface SubmitBarProps extends ElementProps<'button', 'disabled' | 'type'> {
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
  /** Name of the control that makes the form available; a press on the unavailable button moves the focus to it and announces the reason. */
  disabledBy?: string
  /** State of the form in one sentence, announced when it changes. */
  hint: string
  /**
   * Tone of the hint: `success` when the form can be sent, `danger` when answers need a correction.
   * @default 'neutral'
   */
  hintTone?: (typeof hintTones)[number]
  /** Failure of the last attempt, announced at once in place of the hint: a sentence, and what to do next. */
  failure?: { title: string; text: ReactNode }
}

/** Submit button into which the form's line runs, with the form's state below it; before hydration it always sends. */
export function SubmitBar({
  label,
  busyLabel,
  busy = false,
  disabledReason,
  disabledBy,
  hint,
  hintTone = 'neutral',
  failure,
  onClick,
  ...rest
}: SubmitBarProps) {
  const id = useId()
  const isOff = busy || disabledReason !== undefined
  /** Number of presses on the unavailable button: a new key makes a screen reader say the reason again. */
  const [presses, setPresses] = useState(0)

  function leadToReason(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    if (busy || disabledBy === undefined) return
    setPresses(presses + 1)
    const control = event.currentTarget.form?.elements.namedItem(disabledBy)
    if (control instanceof HTMLElement) control.focus()
  }

  return (
    <div className={css.root} data-failed={failure ? '' : undefined}>
      <span className={css.enters} />
      <span className={css.leaves} />
      <button
        {...pickAllowedProps(rest)}
        className={css.button}
        type="submit"
        data-busy={busy ? '' : undefined}
        {...(isOff && { 'aria-disabled': true, 'aria-describedby': id })}
        onClick={isOff ? leadToReason : onClick}
      >
        {busy ? busyLabel : label}
        <Icon name="arrow-right" />
      </button>
      {failure ? (
        <div className={css.hint} role="alert" data-tone="danger">
          {failure.title} <div className={css.more}>{failure.text}</div>
        </div>
      ) : (
        <output className={css.hint} id={id} data-tone={hintTone}>
          {hint}
        </output>
      )}
      {presses > 0 && disabledReason !== undefined && (
        <VisuallyHidden key={presses}>
          <span role="alert">{disabledReason}</span>
        </VisuallyHidden>
      )}
    </div>
  )
}
