import { Label } from 'radix-ui'
import type { ReactNode } from 'react'
import { pickAllowedProps } from '../attributes.ts'
import * as css from './Field.css.ts'
import { useFieldIds, type FieldPartIds } from './FieldIds.tsx'
import { FieldMessages } from './FieldMessages.tsx'

/** Option of a field. */
export interface FieldOption {
  /** Value that the form sends. */
  value: string
  /** Visible label. */
  label: string
}

/** Props of every field. */
export interface FieldText {
  /** Name under which the form sends the value. */
  name: string
  /** Visible label of the control. */
  label: string
  /** Help text, which stays visible beside an error. */
  hint?: ReactNode
  /** Error message that states the problem and the fix. Marks the control as invalid. */
  error?: ReactNode
  /**
   * Makes the browser require a value before it submits the form.
   * @default false
   */
  required?: boolean
}

/** Props of a field that may be optional. */
export interface OptionalField extends FieldText {
  /** Muted text after the label, such as "(optional)". */
  optionalLabel?: string
}

/** Props of a field with a single control. */
export interface OneControl extends OptionalField {
  /**
   * Spans both columns of a `FieldGroup`.
   * @default false
   */
  wide?: boolean
}

interface FieldProps extends Pick<OneControl, 'label' | 'hint' | 'error' | 'optionalLabel' | 'wide'> {
  /** Ids from `useFieldIds`. */
  ids: FieldPartIds
  /** Control with the id `ids.control`. */
  children: ReactNode
}

/** Splits the props of a field into the props of its frame and the attributes of its control. */
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

/** Frame of a field: its label, control, error and hint. */
export function Field({ ids, label, hint, error, optionalLabel, wide, children }: FieldProps) {
  return (
    <div className={css.root} data-wide={wide ? '' : undefined}>
      <Label.Root className={css.label} htmlFor={ids.control}>
        {label} {optionalLabel && <span className={css.optional}>{optionalLabel}</span>}
      </Label.Root>
      <div className={css.body}>
        {children}
        <FieldMessages ids={ids} hint={hint} error={error} />
      </div>
    </div>
  )
}
