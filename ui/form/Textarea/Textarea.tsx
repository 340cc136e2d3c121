import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Field, type FieldText, type OneControl } from '../../elements/Field/Field.tsx'
import { useFieldIds } from '../../elements/Field/FieldIds.tsx'
import * as css from './Textarea.css.ts'

/** Props of `Textarea`; with `value` and `onChange` the app keeps the value, without them the browser does. */
export interface TextareaProps extends OneControl, ElementProps<'textarea', keyof FieldText> {
  /**
   * Initial height in lines; it grows with the text.
   * @default 4
   */
  rows?: number
}

/** Field for several lines of text. */
export function Textarea({ rows = 4, id, label, hint, error, optionalLabel, wide, ...rest }: TextareaProps) {
  const ids = useFieldIds({ id, name: rest.name, error, hint, describedBy: rest['aria-describedby'] })
  return (
    <Field ids={ids} label={label} hint={hint} error={error} optionalLabel={optionalLabel} wide={wide}>
      <textarea
        aria-invalid={error ? true : undefined}
        {...pickAllowedProps(rest)}
        className={css.input}
        rows={rows}
        id={ids.control}
        aria-describedby={ids.describedBy}
      />
    </Field>
  )
}
