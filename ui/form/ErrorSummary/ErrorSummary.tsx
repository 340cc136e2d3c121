import { useEffect, useId, useImperativeHandle, useRef, type MouseEvent } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { useFieldIdOf } from '../../elements/Field/FieldIds.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './ErrorSummary.css.ts'

/** One error of the form. */
export interface FieldError {
  /** The name of the field. */
  name: string
  /** What is wrong, in the words that stand at the field. */
  message: string
}

export interface ErrorSummaryProps extends ElementProps<'section'> {
  /** Says that something needs a correction. */
  title: string
  /** The errors, in the order of the fields. */
  errors: readonly FieldError[]
  /**
   * Takes the focus when it appears; a new `key` for each attempt lets it take the focus again.
   * @default false
   */
  autoFocus?: boolean
}

/** What the form needs before it can be sent; each line leads to its field, with or without a script. */
export function ErrorSummary({ title, errors, autoFocus = false, ref, ...rest }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  const idOf = useFieldIdOf()
  useImperativeHandle(ref, () => box.current!)
  useEffect(() => {
    if (autoFocus) box.current?.focus()
  }, [autoFocus])
  return (
    <section aria-labelledby={titleId} tabIndex={-1} {...rest} className={css.root} ref={box}>
      <h2 className={css.title} id={titleId}>
        <span className={css.mark}>
          <Icon name="warning" />
        </span>
        <span>{title}</span>
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

/** To the field without a new entry in the history: Back still leaves the form. */
function lead(event: MouseEvent<HTMLAnchorElement>, name: string) {
  const control = document.getElementById(event.currentTarget.hash.slice(1)) ?? document.getElementsByName(name)[0]
  if (!control) return
  event.preventDefault()
  control.focus()
}
