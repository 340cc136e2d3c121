import { Checkbox } from 'radix-ui'
import type { ElementProps } from '../../elements/attributes.ts'
import { CheckField } from '../../elements/Field/CheckField.tsx'
import type { FieldText, OptionalField } from '../../elements/Field/Field.tsx'
import * as css from './CheckboxField.css.ts'

/** Controlled if `checked` is set. */
export interface CheckboxFieldProps extends OptionalField, ElementProps<'input', 'type' | keyof FieldText> {
  /** Value sent when the box is checked. @default 'on' */
  value?: string
  /** Initial state. @default false */
  defaultChecked?: boolean
}

/** Checkbox for a single statement, such as consent. */
export function CheckboxField({ defaultChecked = false, ...props }: CheckboxFieldProps) {
  return (
    <CheckField
      Provider={Checkbox.unstable_Provider}
      Trigger={Checkbox.unstable_Trigger}
      classes={{ root: css.root, input: css.input }}
      defaultChecked={defaultChecked}
      {...props}
    />
  )
}
