import { Label } from 'radix-ui'
import type { ReactNode } from 'react'
import * as css from './Field.css.ts'
import type { FieldPartIds } from './FieldIds.tsx'
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
  /** Visible label, bound to the control. */
  label: string
  /** Help text; it stays while there is an error. */
  hint?: ReactNode
  /** Error message: the problem and what to do; marks the control as invalid. */
  error?: ReactNode
  /**
   * The browser requires a value before it sends the form.
   * @default false
   */
  required?: boolean
}

/** Props of a field that may be optional. */
export interface OptionalField extends FieldText {
  /** Text after the label in a quieter color, for example "(optional)". */
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

export interface FieldProps extends Pick<OneControl, 'label' | 'hint' | 'error' | 'optionalLabel' | 'wide'> {
  /** Ids from `useFieldIds`. */
  ids: FieldPartIds
  /** Control with the id `ids.control`. */
  children: ReactNode
}

/** Frame of a field: label, control, error, hint. */
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
