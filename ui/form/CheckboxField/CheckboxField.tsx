import { Checkbox } from 'radix-ui'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import type { FieldText, OptionalField } from '../../elements/Field/Field.tsx'
import { CheckField } from '../../elements/Field/CheckField.tsx'
import { useFieldIds } from '../../elements/Field/FieldIds.tsx'
import { useChecked } from '../../elements/Field/useChecked.ts'
import { nativeControl } from '../../elements/Field/native-control.ts'
import * as css from './CheckboxField.css.ts'

/** Props of `CheckboxField`; with `checked` and `onChange` the app keeps the state, without them the browser does. */
export interface CheckboxFieldProps extends OptionalField, ElementProps<'input', 'type' | keyof FieldText> {
  /**
   * Value that the form sends when it is checked.
   * @default 'on'
   */
  value?: string
  /**
   * Initially checked.
   * @default false
   */
  defaultChecked?: boolean
}

/** Checkbox for one statement, such as a consent. */
export function CheckboxField({
  optionalLabel,
  id,
  label,
  hint,
  error,
  checked,
  defaultChecked = false,
  onChange,
  ref,
  ...rest
}: CheckboxFieldProps) {
  const ids = useFieldIds({ id, name: rest.name, error, hint, describedBy: rest['aria-describedby'] })
  const state = useChecked({ checked, defaultChecked, onChange, ref })
  return (
    <CheckField className={css.root} ids={ids} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <Checkbox.unstable_Provider {...state.provider}>
        <Checkbox.unstable_Trigger asChild>
          <input
            {...nativeControl}
            aria-invalid={error ? true : undefined}
            {...pickAllowedProps(rest)}
            {...state.input}
            className={css.input}
            type="checkbox"
            id={ids.control}
            aria-describedby={ids.describedBy}
          />
        </Checkbox.unstable_Trigger>
      </Checkbox.unstable_Provider>
    </CheckField>
  )
}
