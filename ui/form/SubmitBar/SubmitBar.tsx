import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './SubmitBar.css.ts'
import type { hintTones } from './variants.ts'

/** Use `disabledReason` in place of `disabled`. */
export interface SubmitBarProps extends ElementProps<'button', 'disabled' | 'type'> {
  /** Label of the button. */
  label: string
  /** Label during submission. */
  busyLabel: string
  /** Shows that the form is being submitted. The button keeps the focus and does nothing. @default false */
  busy?: boolean
  /** Why the form cannot be submitted yet. Give the same reason in `hint`, which describes the button. */
  disabledReason?: string
  /** Name of the control that makes the button available, focused when the unavailable button is pressed. */
  disabledBy?: string
  /** State of the form in one sentence, announced when it changes. */
  hint: string
  /** `success` when the form can be submitted, `danger` when answers need a correction. @default 'neutral' */
  hintTone?: (typeof hintTones)[number]
  /** What happened and what to do next, announced in place of the hint. */
  failure?: { title: string; text: ReactNode }
}

/** Submit button, and a hint with the state of the form. Before hydration, the button always submits. */
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
  onKeyDown,
  ...rest
}: SubmitBarProps) {
  const id = useId()
  const isOff = busy || disabledReason !== undefined
  // Key of the alert, so that screen readers announce the reason after each press.
  const [presses, setPresses] = useState(0)
  /** True from a press until the app shows the result. */
  const isPressed = useRef(false)
  const hasFailed = failure !== undefined
  // A layout effect, because the next press may follow as soon as the failure is visible.
  useLayoutEffect(() => {
    if (!busy || hasFailed) isPressed.current = false
  }, [busy, hasFailed])

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
        {...pickAllowedProps(rest, 'disabled')}
        className={css.button}
        type="submit"
        data-busy={busy ? '' : undefined}
        {...(isOff && { 'aria-disabled': true, 'aria-describedby': id })}
        onClick={(event) => {
          if (isOff) leadToReason(event)
          // Ignores the second press of a double click. It may come before the app sets `busy`.
          else if (event.detail > 1 && isPressed.current) event.preventDefault()
          else {
            isPressed.current = true
            onClick?.(event)
          }
        }}
        // Ignores the repeated presses while Enter is held down.
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.repeat) event.preventDefault()
        }}
      >
        {busy ? busyLabel : label}
        <Icon name="arrow-right" />
      </button>
      {failure ? (
        <div className={css.hint} id={id} role="alert" data-tone="danger">
          {failure.title} <div className={css.more}>{failure.text}</div>
        </div>
      ) : (
        <output aria-live="polite" className={css.hint} data-tone={hintTone}>
          {/* Firefox ignores a description that is itself a live region, but reads an element inside one. */}
          <span id={id}>{hint}</span>
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
