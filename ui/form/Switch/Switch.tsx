import { Switch as Radix } from 'radix-ui'
import type { ElementProps } from '../../elements/attributes.ts'
import type { FieldText } from '../../elements/Field/Field.tsx'
import { useFieldIds } from '../../elements/Field/FieldIds.tsx'
import { CheckField } from '../../elements/Field/CheckField.tsx'
import { useChecked } from '../../elements/Field/useChecked.ts'
import { nativeControl } from '../../elements/Field/native-control.ts'
import * as css from './Switch.css.ts'

/** With `checked` and `onChange` the app keeps the state; without them the browser does. */
export interface SwitchProps extends FieldText, ElementProps<'input', 'type' | keyof FieldText> {
  /**
   * On at first.
   * @default false
   */
  defaultChecked?: boolean
}

/** The browser itself says of a checkbox whether it is on. */
const nativeSwitch = { ...nativeControl, role: 'switch' } as const

/** A setting that is on or off, and holds at once. */
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
            {...rest}
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
