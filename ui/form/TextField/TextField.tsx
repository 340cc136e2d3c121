import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { Field, type FieldText } from '../Field/Field.tsx'
import { fieldIds } from '../Field/ids.ts'
import * as css from './TextField.css.ts'

/** What a text field takes; each brings its keyboard and the browser's own check. */
export const textFieldTypes = ['text', 'email', 'wholeNumber'] as const

/** The props of `TextField`. */
export interface TextFieldProps extends FieldText {
  /**
   * What it takes.
   * @default 'text'
   */
  type?: (typeof textFieldTypes)[number]
  /** Stands quietly behind the label of a field that may stay empty, for example "(optional)". */
  optionalLabel?: string
  /**
   * Spans both columns of a `FieldGroup`.
   * @default false
   */
  wide?: boolean
  /** The value before the applicant types. */
  defaultValue?: string
  /** What the browser may fill in, for example `given-name`. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /**
   * The browser checks the spelling.
   * @default false for an email and a number, else the browser's choice
   */
  spellCheck?: boolean
  /** The most characters it takes. */
  maxLength?: number
  /**
   * The least whole number: 1 lets the browser refuse zero. Only for `wholeNumber`.
   * @default 0
   */
  min?: 0 | 1
  ref?: Ref<HTMLInputElement>
}

const attributes = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  // Not type=number: it swallows what it does not understand, and the wheel changes it.
  wholeNumber: { type: 'text', inputMode: 'numeric', spellCheck: false },
} as const

/** One line of text, an email address or a whole number. */
export function TextField({ type = 'text', defaultValue, autoComplete, spellCheck, maxLength, min = 0, ref, ...field }: TextFieldProps) {
  const { name, required, error } = field
  const ids = fieldIds(name, field)
  return (
    <Field {...field}>
      <input
        className={css.input}
        {...attributes[type]}
        {...(spellCheck === undefined ? {} : { spellCheck })}
        pattern={type === 'wholeNumber' ? (min === 1 ? '0*[1-9][0-9]*' : '[0-9]*') : undefined}
        id={ids.control}
        ref={ref}
        name={name}
        required={required}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        maxLength={maxLength}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
      />
    </Field>
  )
}
