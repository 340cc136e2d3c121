import { createContext, use, useId } from 'react'
import { pickAllowedProps } from '../attributes.ts'
import type { OneControl } from './Field.tsx'
import { useGetFieldId } from './FieldIds.tsx'
import type { FieldPartIds } from './FieldMessages.tsx'
import { useKeepsEarlyText } from './useKeepsEarlyText.ts'

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
  useKeepsEarlyText(control)
  const hint = `${control}-hint`
  const error = `${control}-error`
  const describedBy = [field.error ? error : '', field.hint ? hint : '', field.describedBy].filter(Boolean).join(' ') || undefined
  return { control, hint, error, describedBy }
}

/** True if a script checks the form, so that the browser must not check it, too. */
export const CheckedByScript = createContext(false)

/** Uses `aria-required` if a script checks the form, because Firefox calls an empty `required` field invalid before the reader types. */
export const useRequired = (required: boolean | undefined) => {
  const isChecked = use(CheckedByScript)
  return isChecked ? { required: undefined, 'aria-required': required || undefined } : { required }
}

export function useField<Props extends OneControl & { id?: string | undefined; 'aria-describedby'?: string | undefined }>(props: Props) {
  const { id, label, hint, error, optionalLabel, wide, ...rest } = props
  const ids = useFieldIds({ id, name: props.name, error, hint, describedBy: props['aria-describedby'] })
  return {
    frame: { ids, label, hint, error, optionalLabel, wide },
    control: {
      'aria-invalid': error ? true : undefined,
      ...pickAllowedProps(rest),
      ...useRequired(rest.required),
      id: ids.control,
      'aria-describedby': ids.describedBy,
    },
  }
}
