import { useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import { Field, type FieldOption, type FieldText, type OneControl } from '../../elements/Field/Field.tsx'
import { useField } from '../../elements/Field/useField.ts'
import * as css from './SelectField.css.ts'

/** Controlled if `value` is set. */
export interface SelectFieldProps extends OneControl, ElementProps<'select', 'multiple' | 'value' | keyof FieldText> {
  /** Options in display order. */
  options: readonly FieldOption[]
  /** Label of the empty option. */
  placeholder: string
  /** Initial value. @default '' */
  defaultValue?: string
  /** Controlled value, with `onChange`. */
  value?: string
}

/** Native select for a long list of options. */
export function SelectField({ options, placeholder, defaultValue = '', value, ref, ...props }: SelectFieldProps) {
  const { frame, control } = useField({ ...props, value })
  const select = useRef<HTMLSelectElement>(null)
  useImperativeHandle(ref, () => select.current!)
  // Marks the default option, which a reset restores, even if the option is added later. Keeps the reader's choice.
  useLayoutEffect(() => {
    const { options, value: chosen } = select.current!
    for (const option of options) option.toggleAttribute('selected', option.value === (value ?? defaultValue))
    if (chosen !== '') select.current!.value = chosen
  })
  return (
    <Field {...frame}>
      <div className={css.box}>
        <select {...control} {...(value === undefined ? { defaultValue } : { value })} ref={select} className={css.select}>
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
