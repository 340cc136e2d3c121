import { useImperativeHandle, useRef } from 'react'
import type { ElementProps } from '../../elements/attributes.ts'
import { Field, type FieldText, type OneControl } from '../../elements/Field/Field.tsx'
import { useField } from '../../elements/Field/useField.ts'
import { noticeReset, useFormReset } from '../../elements/Field/useFormReset.ts'
import * as css from './Textarea.css.ts'

/** Controlled if `value` is set. */
export interface TextareaProps extends OneControl, ElementProps<'textarea', keyof FieldText> {
  /** Initial height in lines, from 1 to 12. The field grows with its text. @default 4 */
  rows?: number
}

/** Field for several lines of text. */
export function Textarea({ rows = 4, ref, ...props }: TextareaProps) {
  const { frame, control } = useField(props)
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => area.current!)
  useFormReset(area, noticeReset)
  return (
    <Field {...frame}>
      <textarea {...control} ref={area} className={css.input} rows={rows} />
    </Field>
  )
}
