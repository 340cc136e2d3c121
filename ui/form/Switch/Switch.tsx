import { Switch as Radix } from 'radix-ui'
import type { ElementProps } from '../../elements/attributes.ts'
import { CheckField } from '../../elements/Field/CheckField.tsx'
import type { FieldText } from '../../elements/Field/Field.tsx'
import * as css from './Switch.css.ts'

/** Controlled if `checked` is set. */
export interface SwitchProps extends FieldText, ElementProps<'input', 'type' | keyof FieldText> {
  /** Initial state. @default false */
  defaultChecked?: boolean
}

/** Switch for a setting that takes effect immediately. */
export function Switch({ defaultChecked = false, ...props }: SwitchProps) {
  return (
    <CheckField
      controlRole="switch"
      Provider={Radix.unstable_Provider}
      Trigger={Radix.unstable_Trigger}
      classes={{ root: css.root, input: css.input }}
      defaultChecked={defaultChecked}
      {...props}
    />
  )
}
