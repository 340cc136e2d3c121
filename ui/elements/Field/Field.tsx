import { Label } from 'radix-ui'
import type { ReactNode } from 'react'
import * as css from './Field.css.ts'
import { FieldMessages, type FieldPartIds } from './FieldMessages.tsx'

/** Option of a field. */
export interface FieldOption {
  value: string
  label: string
}

export interface FieldText {
  /** Name of the value in the form data. */
  name: string
  /** Visible label. */
  label: string
  /** Help text, also visible beside an error. */
  hint?: ReactNode
  /** What is wrong and how to fix it. Marks the control as invalid. */
  error?: ReactNode
  /** Makes the browser require a value. @default false */
  required?: boolean
}

export interface OptionalField extends FieldText {
  /** Muted text after the label, such as "(optional)". */
  optionalLabel?: string
}

export interface OneControl extends OptionalField {
  /** Spans both columns of a group of fields. @default false */
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
