import { useEffect, useId, useImperativeHandle, useRef, type MouseEvent } from 'react'
import { useGetFieldId } from '../../elements/Field/FieldIds.tsx'
import { followFragment } from '../../elements/Link/followFragment.ts'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './ErrorSummary.css.ts'

/** Error of a field. */
export interface FieldError {
  name: string
  message: string
}

export interface ErrorSummaryProps extends ElementProps<'section'> {
  /** Heading that asks for a correction. */
  title: string
  /** Errors in the order of the fields. */
  errors: readonly FieldError[]
  /** Focuses the summary when it appears. Change its `key` to focus it again. @default false */
  autoFocus?: boolean
}

/** Errors of a form, each linked to its field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, autoFocus = false, ref, ...rest }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  const getFieldId = useGetFieldId()
  const isEmpty = errors.length === 0
  useImperativeHandle(ref, () => box.current!)
  useEffect(() => {
    if (autoFocus && !isEmpty) box.current?.focus()
  }, [autoFocus, isEmpty])
  if (isEmpty) return null
  return (
    <section aria-labelledby={titleId} tabIndex={-1} {...pickAllowedProps(rest)} className={css.root} ref={box}>
      <h2 className={css.title} id={titleId}>
        {title}
      </h2>
      <ul className={css.list}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a className={css.link} href={`#${getFieldId(name) ?? name}`} onClick={(event) => focusField(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const canFocus = (control: HTMLElement) => !control.matches(':disabled') && control.getClientRects().length > 0

/**
 * Returns the control. If it is hidden or disabled, returns a control near it that can take the focus: a checked one, or else the first.
 */
function findFocusable(control: HTMLElement): HTMLElement {
  if (canFocus(control)) return control
  for (let around = control.parentElement; around; around = around.parentElement) {
    const controls = [...around.querySelectorAll<HTMLElement>('input:checked, input, select, textarea')].filter(canFocus)
    const found = controls.find((other) => other.matches(':checked')) ?? controls[0]
    if (found) return found
  }
  return control
}

/** Adds no history entry, so that Back still leaves the form. */
function focusField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  const named = document.getElementById(event.currentTarget.hash.slice(1)) ?? document.getElementsByName(name)[0]
  if (!named) return followFragment(event)
  const control = findFocusable(named)
  event.preventDefault()
  // WebKit would scroll only as far as the edge of the window, where the field's message is out of view.
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}
