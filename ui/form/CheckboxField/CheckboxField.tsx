import type { Ref } from 'react'
import type { FieldText } from '../Field/Field.tsx'
import { FieldMessages } from '../Field/FieldMessages.tsx'
import { fieldIds } from '../Field/ids.ts'
import * as css from './CheckboxField.css.ts'

/** The props of `CheckboxField`. */
export interface CheckboxFieldProps extends FieldText {
  /** Stands quietly behind the label, for example "(optional)". */
  suffix?: string
  /**
   * What the form sends when it is ticked.
   * @default 'on'
   */
  value?: string
  /**
   * Ticked at first.
   * @default false
   */
  defaultChecked?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One statement to agree with, or not. */
export function CheckboxField({ suffix, value, defaultChecked, ref, ...field }: CheckboxFieldProps) {
  const { name, label, hint, error, required } = field
  const ids = fieldIds(name, field)
  return (
    <div className={css.root}>
      <label className={css.row}>
        <input
          className={css.input}
          type="checkbox"
          id={ids.control}
          ref={ref}
          name={name}
          value={value}
          required={required}
          defaultChecked={defaultChecked}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span className={css.text}>
          {label} {suffix && <span className={css.suffix}>{suffix}</span>}
        </span>
      </label>
      <div className={css.messages}>
        <FieldMessages name={name} hint={hint} error={error} />
      </div>
    </div>
  )
}
