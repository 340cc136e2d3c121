import { Switch as Radix } from 'radix-ui'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import type { FieldText } from '../../elements/Field/Field.tsx'
import { useFieldIds } from '../../elements/Field/FieldIds.tsx'
import { CheckField } from '../../elements/Field/CheckField.tsx'
import { useChecked } from '../../elements/Field/useChecked.ts'
import { nativeControl } from '../../elements/Field/native-control.ts'
import * as css from './Switch.css.ts'

/** Props of `Switch`; with `checked` and `onChange` the app keeps the state, without them the browser does. */
export interface SwitchProps extends FieldText, ElementProps<'input', 'type' | keyof FieldText> {
  /**
   * Initially on.
   * @default false
   */
  defaultChecked?: boolean
}

/** The checked state comes from the native checkbox. */
const nativeSwitch = { ...nativeControl, role: 'switch' } as const

/** Switch for a setting that applies at once. */
export function Switch({ id, label, hint, error, checked, defaultChecked = false, onChange, ref, ...rest }: SwitchProps) {
  const ids = useFieldIds({ id, name: rest.name, error, hint, describedBy: rest['aria-describedby'] })
  const state = useChecked({ checked, defaultChecked, onChange, ref })
  return (
    <CheckField className={css.root} ids={ids} label={label} hint={hint} error={error}>
      <Radix.unstable_Provider {...state.provider}>
        <Radix.unstable_Trigger asChild>
          <input
            {...nativeSwitch}
            aria-invalid={error ? true : undefined}
            {...pickAllowedProps(rest)}
            {...state.input}
            className={css.input}
            type="checkbox"
            id={ids.control}
            aria-describedby={ids.describedBy}
          />
        </Radix.unstable_Trigger>
      </Radix.unstable_Provider>
    </CheckField>
  )
}
