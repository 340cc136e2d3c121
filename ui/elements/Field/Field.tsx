import { Label } from 'radix-ui'
import type { ReactNode } from 'react'
import * as css from './Field.css.ts'
import type { FieldPartIds } from './FieldIds.tsx'
import { FieldMessages } from './FieldMessages.tsx'

/** One answer among several. */
export interface FieldOption {
  /** What the form sends. */
  value: string
  /** What the applicant reads. */
  label: string
}

/** What every field says about itself. */
export interface FieldText {
  /** The name under which the form sends the value. */
  name: string
  /** What is asked for, visible and bound to the control. */
  label: string
  /** What helps to answer; it stays while there is an error. */
  hint?: ReactNode
  /** What is wrong and what to do; marks the control as invalid. */
  error?: ReactNode
  /**
   * The browser asks for a value before it sends the form.
   * @default false
   */
  required?: boolean
}

/** A field that may stay empty. */
export interface OptionalField extends FieldText {
  /** Follows the label in a quieter color, for example "(optional)". */
  optionalLabel?: string
}

/** What a field with one control says in addition. */
export interface OneControl extends OptionalField {
  /**
   * Spans both columns of a `FieldGroup`.
   * @default false
   */
  wide?: boolean
}

export interface FieldProps extends Pick<OneControl, 'label' | 'hint' | 'error' | 'optionalLabel' | 'wide'> {
  /** From `useFieldIds`. */
  ids: FieldPartIds
  /** The control; its id is `ids.control`. */
  children: ReactNode
}

/** The frame of a field with one control: label, control, error, hint. */
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
