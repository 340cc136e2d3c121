import { Label } from 'radix-ui'
import type { ReactNode } from 'react'
import * as css from './Field.css.ts'
import { FieldMessages } from './FieldMessages.tsx'
import type { FieldPartIds } from './useField.ts'

/** Option of a field. */
export interface FieldOption {
  /** Value that the form sends. */
  value: string
  /** Visible label. */
  label: string
}

export interface FieldText {
  /** Name under which the form sends the value. */
  name: string
  /** Visible label of the control. */
  label: string
  /** Help text, which stays visible beside an error. */
  hint?: ReactNode
  /** Error message that states the problem and the fix. Marks the control as invalid. */
  error?: ReactNode
  /** Makes the browser require a value before it submits the form. @default false */
  required?: boolean
}

/** Props of a field that may be optional. */
export interface OptionalField extends FieldText {
  /** Muted text after the label, such as "(optional)". */
  optionalLabel?: string
}

/** Props of a field with a single control. */
export interface OneControl extends OptionalField {
  /** Spans both columns of a `FieldGroup`. @default false */
  wide?: boolean
}

interface FieldProps extends Pick<OneControl, 'label' | 'hint' | 'error' | 'optionalLabel' | 'wide'> {
  ids: FieldPartIds
  children: ReactNode
}

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
