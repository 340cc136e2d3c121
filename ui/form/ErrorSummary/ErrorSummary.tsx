import { useEffect, useId, useImperativeHandle, useRef, type MouseEvent, type Ref } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { fieldId } from '../Field/ids.ts'
import * as css from './ErrorSummary.css.ts'

/** One error of the form. */
export interface FieldError {
  /** The name of the field. */
  name: string
  /** What is wrong, in the words that stand at the field. */
  message: string
}

/** The props of `ErrorSummary`. */
export interface ErrorSummaryProps {
  /** Says that something needs a correction. */
  title: string
  /** The errors, in the order of the fields. */
  errors: readonly FieldError[]
  /**
   * Takes the focus when it appears; a new `key` for each attempt lets it take the focus again.
   * @default false
   */
  takesFocus?: boolean
  ref?: Ref<HTMLElement>
}

/** What the form needs before it can be sent; each line leads to its field, with or without a script. */
export function ErrorSummary({ title, errors, takesFocus = false, ref }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  useImperativeHandle(ref, () => box.current!)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <section className={css.root} ref={box} aria-labelledby={titleId} tabIndex={-1}>
      <h2 className={css.title} id={titleId}>
        <span className={css.mark}>
          <Icon name="warning" />
        </span>
        <span>{title}</span>
      </h2>
      <ul className={css.list}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a className={css.link} href={`#${fieldId(name)}`} onClick={(event) => lead(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** To the field without a new entry in the history: Back still leaves the form. */
function lead(event: MouseEvent, name: string) {
  const control = document.getElementById(fieldId(name))
  if (!control) return
  event.preventDefault()
  control.focus()
}
