import { useImperativeHandle, useRef } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import { Field, type FieldText, type OneControl } from '../../elements/Field/Field.tsx'
import { useField } from '../../elements/Field/useField.ts'
import * as css from './TextField.css.ts'
import type { textFieldTypes } from './variants.ts'

/** Controlled if `value` is set. */
export interface TextFieldProps extends OneControl, ElementProps<'input', 'type' | 'min' | keyof FieldText> {
  /** Type of the value. @default 'text' */
  type?: (typeof textFieldTypes)[number]
  /** Lets the browser check the spelling. @default the browser's choice for `text`, otherwise false */
  spellCheck?: boolean
  /** Minimum of a `wholeNumber`. @default 0 */
  min?: 0 | 1
  /** Accessible names of two buttons that step a `wholeNumber`, and a parser for its text. @default no buttons, digits only */
  steps?: { less: string; more: string; read?: (text: string) => number | undefined }
}

const attributes = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  // Not type=number, which drops invalid text and changes the value when the mouse wheel turns.
  wholeNumber: { type: 'text', inputMode: 'numeric', spellCheck: false },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
} as const

/** Any text with a digit of any script, because the form's own rules handle thousands separators and units. */
const patterns = { 0: '.*\\p{Nd}.*', 1: '.*(?!0)\\p{Nd}.*' } as const

const readDigits = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined)

function stepBy(input: HTMLInputElement, by: 1 | -1, min: number, read: (text: string) => number | undefined) {
  const value = input.value.trim() === '' ? 0 : read(input.value)
  if (value === undefined) {
    input.focus()
    input.reportValidity()
    return
  }
  // React notices a scripted change only if it goes through the prototype's setter.
  Reflect.set(HTMLInputElement.prototype, 'value', String(Math.max(min, value + by)), input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Field for a line of text, an email address, a whole number or a password. */
export function TextField({ type = 'text', min = 0, steps, ref, ...props }: TextFieldProps) {
  const { frame, control } = useField(props)
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => own.current!)
  const input = (
    <input
      {...attributes[type]}
      pattern={type === 'wholeNumber' ? patterns[min] : undefined}
      {...control}
      ref={own}
      className={css.input}
    />
  )
  return (
    <Field {...frame}>
      {steps ? (
        <div className={css.stepped}>
          {input}
          <div className={css.steps}>
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                className={css.stepButton}
                type="button"
                disabled={props.disabled || props.readOnly}
                aria-label={by < 0 ? steps.less : steps.more}
                onClick={() => stepBy(own.current!, by, min, steps.read ?? readDigits)}
              >
                <Icon name={by < 0 ? 'minus' : 'plus'} />
              </button>
            ))}
          </div>
        </div>
      ) : (
        input
      )}
    </Field>
  )
}
