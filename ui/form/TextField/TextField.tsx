import { allowed, type ElementProps } from '../../elements/attributes.ts'
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
}

const attributes = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  // Not type=number: it drops invalid text, and the wheel changes the value.
  wholeNumber: { type: 'text', inputMode: 'numeric', spellCheck: false },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
} as const

/** Field for one line of text, an email address, a whole number or a password. */
export function TextField({ type = 'text', min = 0, id, label, hint, error, optionalLabel, wide, ...rest }: TextFieldProps) {
  const ids = useFieldIds({ id, name: rest.name, error, hint, describedBy: rest['aria-describedby'] })
  return (
    <Field ids={ids} label={label} hint={hint} error={error} optionalLabel={optionalLabel} wide={wide}>
      <input
        {...attributes[type]}
        pattern={type === 'wholeNumber' ? (min === 1 ? '0*[1-9][0-9]*' : '[0-9]*') : undefined}
        aria-invalid={error ? true : undefined}
        {...allowed(rest)}
        className={css.input}
        id={ids.control}
        aria-describedby={ids.describedBy}
      />
    </Field>
  )
}
