import { useId } from 'react'
import { pickAllowedProps } from '../attributes.ts'
import type { OneControl } from './Field.tsx'
import { useGetFieldId } from './FieldIds.tsx'

export interface FieldPartIds {
  control: string
  hint: string
  error: string
  describedBy: string | undefined
}

export function useFieldIds(field: {
  id?: string | undefined
  name: string
  error?: unknown
  hint?: unknown
  describedBy?: string | undefined
}): FieldPartIds {
  const own = useId()
  const shared = useGetFieldId()(field.name)
  const control = field.id ?? shared ?? own
  const hint = `${control}-hint`
  const error = `${control}-error`
  const describedBy = [field.error ? error : '', field.hint ? hint : '', field.describedBy].filter(Boolean).join(' ') || undefined
  return { control, hint, error, describedBy }
}

export function useField<Props extends OneControl & { id?: string | undefined; 'aria-describedby'?: string | undefined }>(props: Props) {
  const { id, label, hint, error, optionalLabel, wide, ...rest } = props
  const ids = useFieldIds({ id, name: props.name, error, hint, describedBy: props['aria-describedby'] })
  return {
    frame: { ids, label, hint, error, optionalLabel, wide },
    control: {
      'aria-invalid': error ? true : undefined,
      ...pickAllowedProps(rest),
      id: ids.control,
      'aria-describedby': ids.describedBy,
    },
  }
}
