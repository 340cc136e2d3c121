import { useImperativeHandle, useRef } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import { Field, type FieldText, type OneControl } from '../../elements/Field/Field.tsx'
import { useField } from '../../elements/Field/useField.ts'
import { noticeReset, useFormReset } from '../../elements/Field/useFormReset.ts'
import * as css from './TextField.css.ts'
import type { textFieldTypes } from './variants.ts'

/** Controlled if `value` is set. */
export interface TextFieldProps extends OneControl, ElementProps<'input', 'type' | keyof FieldText> {
  /** Type of the value. @default 'text' */
  type?: (typeof textFieldTypes)[number]
  /** Lets the browser check the spelling. @default the browser's choice for `text`, otherwise false */
  spellCheck?: boolean
  /** Minimum of a `wholeNumber`. From 1 on, the browser asks for a digit other than 0. @default 0 */
  min?: number | string
  /**
   * Two buttons that change a `wholeNumber` by one. `less` and `more` are their accessible names, `read` parses the text of the field, and
   * `unreadable` is the message if `read` returns `undefined`. By default, `read` accepts digits of any script, and `unreadable` is
   * "Write a whole number in digits, such as 1000."
   * @default none
   */
  steps?: { less: string; more: string; read?: (text: string) => number | undefined; unreadable?: string }
}

const attributes = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  // Avoids `type=number`, which drops invalid text and changes the value when the mouse wheel turns.
  wholeNumber: { type: 'text', inputMode: 'numeric', spellCheck: false },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
} as const

/** Any text with a digit of any script, for `positive` other than 0, because the form's own rules handle thousands separators and units. */
const patterns = { any: '.*\\p{Nd}.*', positive: '.*(?!0)\\p{Nd}.*' } as const

/** Unicode has the digits of each script in a row, from 0 to 9. */
function readDigit(digit: string): number {
  const code = digit.codePointAt(0)!
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}

function readDigits(text: string): number | undefined {
  const [, sign, digits] = /^(-?)(\p{Nd}+)$/u.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(sign + Array.from(digits, readDigit).join(''))
}

/** Shows the browser's message until the reader continues, so that the message does not block the form. */
function tell(input: HTMLInputElement, message: string) {
  input.focus()
  if (!input.reportValidity()) return
  input.setCustomValidity(message)
  input.reportValidity()
  for (const type of ['input', 'keydown', 'blur']) input.addEventListener(type, () => input.setCustomValidity(''), { once: true })
}

function stepBy(input: HTMLInputElement, by: 1 | -1, min: number, steps: NonNullable<TextFieldProps['steps']>) {
  const { read = readDigits, unreadable = 'Write a whole number in digits, such as 1000.' } = steps
  const value = input.value.trim() === '' ? 0 : read(input.value)
  if (value === undefined || !Number.isSafeInteger(value + by)) return tell(input, unreadable)
  // React notices a scripted change only if it goes through the prototype's setter.
  Reflect.set(HTMLInputElement.prototype, 'value', String(Math.max(min, value + by)), input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Field for a line of text, an email address, a whole number or a password. */
export function TextField({ type = 'text', min = 0, steps, ref, ...props }: TextFieldProps) {
  const { frame, control } = useField(props)
  const own = useRef<HTMLInputElement>(null)
  const least = Number(min) || 0
  useFormReset(own, noticeReset)
  useImperativeHandle(ref, () => own.current!)
  const input = (
    <input
      {...attributes[type]}
      pattern={type === 'wholeNumber' ? patterns[least > 0 ? 'positive' : 'any'] : undefined}
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
                onClick={() => stepBy(own.current!, by, least, steps)}
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
