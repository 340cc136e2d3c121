import { useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Field, type FieldOption, type FieldText, type OneControl } from '../../elements/Field/Field.tsx'
import { useFieldIds } from '../../elements/Field/FieldIds.tsx'
import * as css from './SelectField.css.ts'

/** Props of `SelectField`; with `value` and `onChange` the app keeps the value, without them the browser does. */
export interface SelectFieldProps extends OneControl, ElementProps<'select', 'multiple' | 'value' | keyof FieldText> {
  /** Options, in their order. */
  options: readonly FieldOption[]
  /** Label of the empty option. */
  placeholder: string
  /**
   * Initial value.
   * @default ''
   */
  defaultValue?: string
  /** Value, when the app keeps it. */
  value?: string
}

/** Native select for many options. */
export function SelectField({
  options,
  placeholder,
  defaultValue = '',
  id,
  label,
  hint,
  error,
  optionalLabel,
  wide,
  value,
  ref,
  ...rest
}: SelectFieldProps) {
  const select = useRef<HTMLSelectElement>(null)
  useImperativeHandle(ref, () => select.current!)
  // A reset, which React does after an action too, goes back to the default: that of the app is its value.
  useLayoutEffect(() => {
    if (value !== undefined) for (const option of select.current!.options) option.toggleAttribute('selected', option.value === value)
  })
  const ids = useFieldIds({ id, name: rest.name, error, hint, describedBy: rest['aria-describedby'] })
  return (
    <Field ids={ids} label={label} hint={hint} error={error} optionalLabel={optionalLabel} wide={wide}>
      <div className={css.box}>
        <select
          aria-invalid={error ? true : undefined}
          {...(value === undefined ? { defaultValue } : { value })}
          {...pickAllowedProps(rest)}
          ref={select}
          className={css.select}
          id={ids.control}
          aria-describedby={ids.describedBy}
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
