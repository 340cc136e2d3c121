import type { Passed } from '../../elements/attributes.ts'
import { Field, type FieldText, type OneControl } from '../Field/Field.tsx'
import { useFieldIds } from '../Field/FieldIds.tsx'
import * as css from './Textarea.css.ts'

/** The props of `Textarea`: its own, and those of a `textarea`. With `value` and `onChange` the app keeps the value, else the browser does. */
export interface TextareaProps extends OneControl, Passed<'textarea', keyof FieldText> {
  /**
   * How many lines it shows at first; it grows with the text.
   * @default 4
   */
  rows?: number
}

/** Several lines of text. */
export function Textarea({ rows = 4, id, label, hint, error, optionalLabel, wide, ...rest }: TextareaProps) {
  const ids = useFieldIds({ id, name: rest.name, error, hint, describedBy: rest['aria-describedby'] })
  return (
    <Field ids={ids} label={label} hint={hint} error={error} optionalLabel={optionalLabel} wide={wide}>
      <textarea aria-invalid={error ? true : undefined} {...rest} className={css.input} rows={rows} id={ids.control} aria-describedby={ids.describedBy} />
    </Field>
  )
}
