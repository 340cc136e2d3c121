import type { Ref } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Field, type FieldText } from '../Field/Field.tsx'
import { fieldIds } from '../Field/ids.ts'
import * as css from './SelectField.css.ts'

/** One answer among several. */
export interface FieldOption {
  /** What the form sends. */
  value: string
  /** What the applicant reads. */
  label: string
}

/** The props of `SelectField`. */
export interface SelectFieldProps extends FieldText {
  /** The answers, in their order. */
  options: readonly FieldOption[]
  /** Stands for "nothing chosen yet" and sends an empty value. */
  placeholder: string
  /** Stands quietly behind the label of a field that may stay empty, for example "(optional)". */
  optionalLabel?: string
  /**
   * Spans both columns of a `FieldGroup`.
   * @default false
   */
  wide?: boolean
  /**
   * The value that is chosen at first.
   * @default ''
   */
  defaultValue?: string
  /** What the browser may fill in. */
  autoComplete?: string
  ref?: Ref<HTMLSelectElement>
}

/** One answer of many, in the browser's own list. */
export function SelectField({ options, placeholder, defaultValue = '', autoComplete, ref, ...field }: SelectFieldProps) {
  const { name, required, error } = field
  const ids = fieldIds(name, field)
  return (
    <Field {...field}>
      <div className={css.box}>
        <select
          className={css.select}
          id={ids.control}
          ref={ref}
          name={name}
          required={required}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className={css.chevron}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </Field>
  )
}
