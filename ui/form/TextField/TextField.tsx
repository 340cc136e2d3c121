import { useImperativeHandle, useRef } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Field, type FieldText, type OneControl } from '../../elements/Field/Field.tsx'
import { useFieldIds } from '../../elements/Field/FieldIds.tsx'
import * as css from './TextField.css.ts'
import type { textFieldTypes } from './variants.ts'

export { textFieldTypes } from './variants.ts'

/** Props of `TextField`; with `value` and `onChange` the app keeps the value, without them the browser does. */
export interface TextFieldProps extends OneControl, ElementProps<'input', 'type' | 'min' | keyof FieldText> {
  /**
   * Type of the value.
   * @default 'text'
   */
  type?: (typeof textFieldTypes)[number]
  /**
   * Spell check by the browser.
   * @default false for all but `text`, else the browser's choice
   */
  spellCheck?: boolean
  /**
   * Least whole number, only for `wholeNumber`: 1 lets the browser refuse zero.
   * @default 0
   */
  min?: 0 | 1
  /**
   * Accessible names of two buttons that change the number by one, only for `wholeNumber`; without them there are none. `read` returns the
   * number in a text, or `undefined`.
   * @default a text of digits alone is read
   */
  steps?: { less: string; more: string; read?: (text: string) => number | undefined }
}

const attributes = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  // Not type=number: it drops invalid text, and the wheel changes the value.
  wholeNumber: { type: 'text', inputMode: 'numeric', spellCheck: false },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
} as const

/** Takes every number with a digit, above 0 where it must be: the form's rules know how people write thousands and units. */
const patterns = { 0: '.*[0-9].*', 1: '.*[1-9].*' } as const

const readDigits = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined)

/** Changes a number as if it were typed. Leaves a text that has no one reading, and shows what the form's rules say of it. */
function stepBy(input: HTMLInputElement, by: 1 | -1, min: number, read: (text: string) => number | undefined) {
  const value = input.value.trim() === '' ? 0 : read(input.value)
  if (value === undefined) {
    input.focus()
    input.reportValidity()
    return
  }
  // The setter of the class, so that React notices the change.
  Reflect.set(HTMLInputElement.prototype, 'value', String(Math.max(min, value + by)), input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Field for one line of text, an email address, a whole number or a password. */
export function TextField({ type = 'text', min = 0, id, label, hint, error, optionalLabel, wide, steps, ref, ...rest }: TextFieldProps) {
  const ids = useFieldIds({ id, name: rest.name, error, hint, describedBy: rest['aria-describedby'] })
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => own.current!)
  const isFixed = rest.disabled || rest.readOnly
  const input = (
    <input
      {...attributes[type]}
      pattern={type === 'wholeNumber' ? patterns[min] : undefined}
      aria-invalid={error ? true : undefined}
      {...pickAllowedProps(rest)}
      ref={own}
      className={css.input}
      id={ids.control}
      aria-describedby={ids.describedBy}
    />
  )
  return (
    <Field ids={ids} label={label} hint={hint} error={error} optionalLabel={optionalLabel} wide={wide}>
      {steps ? (
        <div className={css.stepped}>
          {input}
          <div className={css.steps}>
            <button
              className={css.stepButton}
              type="button"
              disabled={isFixed}
              aria-label={steps.less}
              onClick={() => stepBy(own.current!, -1, min, steps.read ?? readDigits)}
            >
              <Icon name="minus" />
            </button>
            <button
              className={css.stepButton}
              type="button"
              disabled={isFixed}
              aria-label={steps.more}
              onClick={() => stepBy(own.current!, 1, min, steps.read ?? readDigits)}
            >
              <Icon name="plus" />
            </button>
          </div>
        </div>
      ) : (
        input
      )}
    </Field>
  )
}
