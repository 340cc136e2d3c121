import type { ElementProps } from '../../elements/attributes.ts'
import { Field, type FieldText, type OneControl } from '../../elements/Field/Field.tsx'
import { useField } from '../../elements/Field/useField.ts'
import * as css from './Textarea.css.ts'

/** Controlled if `value` is set. */
export interface TextareaProps extends OneControl, ElementProps<'textarea', keyof FieldText> {
  /** Initial height in lines. The field grows with its text. @default 4 */
  rows?: number
}

/** Field for several lines of text. */
export function Textarea({ rows = 4, ...props }: TextareaProps) {
  const { frame, control } = useField(props)
  return (
    <Field {...frame}>
      <textarea {...control} className={css.input} rows={rows} />
    </Field>
  )
}
