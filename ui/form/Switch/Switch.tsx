import { Label, Switch as Radix } from 'radix-ui'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { both, type Passed } from '../../elements/attributes.ts'
import type { FieldText } from '../Field/Field.tsx'
import { useFieldIds } from '../Field/FieldIds.tsx'
import { FieldMessages } from '../Field/FieldMessages.tsx'
import { native } from '../Field/native.ts'
import * as css from './Switch.css.ts'

/** The props of `Switch`: its own, and those of an `input`. With `checked` and `onChange` the app keeps the state, else the browser does. */
export interface SwitchProps extends FieldText, Passed<'input', 'type' | keyof FieldText> {
  /**
   * On at first.
   * @default false
   */
  defaultChecked?: boolean
}

/** The browser itself says of a checkbox whether it is on. */
const nativeSwitch = { ...native, role: 'switch' } as const

/** A setting that is on or off, and holds at once. */
export function Switch({ id, label, hint, error, checked, defaultChecked = false, onChange, ref, ...rest }: SwitchProps) {
  const ids = useFieldIds({ id, name: rest.name, error, hint, describedBy: rest['aria-describedby'] })
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(defaultChecked)
  useImperativeHandle(ref, () => input.current!)
  // The reader or the browser may have switched it before React came.
  useEffect(() => setOwn(input.current!.checked), [])
  return (
    <div className={css.root}>
      <Label.Root className={css.row}>
        <Radix.unstable_Provider checked={checked ?? own} onCheckedChange={(next) => setOwn(next)}>
          <Radix.unstable_Trigger asChild>
            <input
              {...nativeSwitch}
              aria-invalid={error ? true : undefined}
              {...rest}
              {...(checked === undefined ? { defaultChecked } : { checked })}
              className={css.input}
              type="checkbox"
              id={ids.control}
              ref={input}
              onChange={both(onChange, (event) => setOwn(event.currentTarget.checked))}
              aria-describedby={ids.describedBy}
            />
          </Radix.unstable_Trigger>
        </Radix.unstable_Provider>
        <span className={css.text}>{label}</span>
      </Label.Root>
      <div className={css.messages}>
        <FieldMessages ids={ids} hint={hint} error={error} />
      </div>
    </div>
  )
}
