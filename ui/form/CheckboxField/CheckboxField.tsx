import { Checkbox, Label } from 'radix-ui'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { FieldText } from '../Field/Field.tsx'
import { FieldMessages } from '../Field/FieldMessages.tsx'
import { fieldIds } from '../Field/ids.ts'
import { native } from '../Field/native.ts'
import * as css from './CheckboxField.css.ts'

/** The props of `CheckboxField`. */
export interface CheckboxFieldProps extends FieldText {
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
  ref?: Ref<HTMLInputElement>
}

/** One statement to agree with, or not. */
export function CheckboxField({ suffix, value, defaultChecked = false, ref, ...field }: CheckboxFieldProps) {
  const { name, label, hint, error, required } = field
  const ids = fieldIds(name, field)
  const input = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState(defaultChecked)
  useImperativeHandle(ref, () => input.current!)
  // The reader or the browser may have ticked it before React came.
  useEffect(() => setChecked(input.current!.checked), [])
  return (
    <div className={css.root}>
      <Label.Root className={css.row}>
        <Checkbox.unstable_Provider checked={checked} onCheckedChange={(next) => setChecked(next)}>
          <Checkbox.unstable_Trigger asChild>
            <input
              {...native}
              className={css.input}
              type="checkbox"
              id={ids.control}
              ref={input}
              name={name}
              value={value}
              required={required}
              defaultChecked={defaultChecked}
              onChange={(event) => setChecked(event.currentTarget.checked)}
              aria-describedby={ids.describedBy}
              aria-invalid={error ? true : undefined}
            />
          </Checkbox.unstable_Trigger>
        </Checkbox.unstable_Provider>
        <span className={css.text}>
          {label} {suffix && <span className={css.suffix}>{suffix}</span>}
        </span>
      </Label.Root>
      <div className={css.messages}>
        <FieldMessages name={name} hint={hint} error={error} />
      </div>
    </div>
  )
}
