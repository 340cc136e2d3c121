import { Checkbox, Label } from 'radix-ui'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { both, type Passed } from '../../elements/attributes.ts'
import type { FieldText } from '../Field/Field.tsx'
import { FieldMessages } from '../Field/FieldMessages.tsx'
import { useFieldIds } from '../Field/FieldIds.tsx'
import { native } from '../Field/native.ts'
import * as css from './CheckboxField.css.ts'

/** The props of `CheckboxField`: its own, and those of an `input`. With `checked` and `onChange` the app keeps the state, else the browser does. */
export interface CheckboxFieldProps extends FieldText, Passed<'input', 'type' | keyof FieldText> {
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
}

/** One statement to agree with, or not. */
export function CheckboxField({ suffix, id, label, hint, error, checked, defaultChecked = false, onChange, ref, ...rest }: CheckboxFieldProps) {
  const ids = useFieldIds({ id, name: rest.name, error, hint, describedBy: rest['aria-describedby'] })
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(defaultChecked)
  useImperativeHandle(ref, () => input.current!)
  // The reader or the browser may have ticked it before React came.
  useEffect(() => setOwn(input.current!.checked), [])
  return (
    <div className={css.root}>
      <Label.Root className={css.row}>
        <Checkbox.unstable_Provider checked={checked ?? own} onCheckedChange={(next) => setOwn(next)}>
          <Checkbox.unstable_Trigger asChild>
            <input
              {...native}
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
          </Checkbox.unstable_Trigger>
        </Checkbox.unstable_Provider>
        <span className={css.text}>
          {label} {suffix && <span className={css.suffix}>{suffix}</span>}
        </span>
      </Label.Root>
      <div className={css.messages}>
        <FieldMessages ids={ids} hint={hint} error={error} />
      </div>
    </div>
  )
}
