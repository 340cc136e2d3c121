import { useEffect, useId, useImperativeHandle, useRef, type MouseEvent } from 'react'
import { useGetFieldId } from '../../elements/Field/FieldIds.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './ErrorSummary.css.ts'

/** Error of a field. */
export interface FieldError {
  /** Name of the field. */
  name: string
  /** Message of the field. */
  message: string
}

export interface ErrorSummaryProps extends ElementProps<'section'> {
  /** Heading, which says that something needs a correction. */
  title: string
  /** Errors, in the order of the fields. */
  errors: readonly FieldError[]
  /**
   * Takes the focus when it appears, and again after a new `key`.
   * @default false
   */
  autoFocus?: boolean
}

/** Summary of a form's errors; each line links to its field, with or without scripts. */
export function ErrorSummary({ title, errors, autoFocus = false, ref, ...rest }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  const idOf = useGetFieldId()
  useImperativeHandle(ref, () => box.current!)
  useEffect(() => {
    if (autoFocus) box.current?.focus()
  }, [autoFocus])
  return (
    <section aria-labelledby={titleId} tabIndex={-1} {...pickAllowedProps(rest)} className={css.root} ref={box}>
      <h2 className={css.title} id={titleId}>
        {title}
      </h2>
      <ul className={css.list}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a className={css.link} href={`#${idOf(name) ?? name}`} onClick={(event) => lead(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Focuses the field without a history entry: Back still leaves the form. */
function lead(event: MouseEvent<HTMLAnchorElement>, name: string) {
  const control = document.getElementById(event.currentTarget.hash.slice(1)) ?? document.getElementsByName(name)[0]
  if (!control) return
  event.preventDefault()
  control.focus()
}
