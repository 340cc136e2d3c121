import { createContext, use, useId } from 'react'
import { pickAllowedProps } from '../attributes.ts'
import type { OneControl } from './Field.tsx'
import { useGetFieldId } from './FieldIds.tsx'
import type { FieldPartIds } from './FieldMessages.tsx'
import { useKeepsEarlyInput } from './useKeepsEarlyInput.ts'

export function useFieldIds(field: {
  id?: string | undefined
  name: string
  error?: unknown
  hint?: unknown
  describedBy?: string | undefined
  isControlled: boolean
}): FieldPartIds {
  const own = useId()
  const shared = useGetFieldId()(field.name)
  const control = field.id ?? shared ?? own
  useKeepsEarlyInput(control, field.isControlled)
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

interface FieldProps extends OneControl {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  value?: unknown
  checked?: boolean | undefined
}

export function useField<Props extends FieldProps>(props: Props) {
  const { id, label, hint, error, optionalLabel, wide, ...rest } = props
  // Reads `checked` for a checkbox, because its `value` is what the form sends.
  const isControlled = ('checked' in props ? props.checked : props.value) !== undefined
  const ids = useFieldIds({ id, name: props.name, error, hint, describedBy: props['aria-describedby'], isControlled })
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
