import { Label } from 'radix-ui'
import * as css from './CheckField.css.ts'
import type { FieldProps } from './Field.tsx'
import { FieldMessages } from './FieldMessages.tsx'

interface CheckFieldProps extends Omit<FieldProps, 'wide'> {
  /** Class of the control, which sets `controlSize`. */
  className: string
}

/** Frame of a checkbox or switch: control, label beside it, error and hint below the label. */
export function CheckField({ className, ids, label, hint, error, optionalLabel, children }: CheckFieldProps) {
  return (
    <div className={`${css.root} ${className}`}>
      <Label.Root className={css.row}>
        {children}
        <span className={css.text}>
          {label} {optionalLabel && <span className={css.optional}>{optionalLabel}</span>}
        </span>
      </Label.Root>
      <div className={css.messages}>
        <FieldMessages ids={ids} hint={hint} error={error} />
      </div>
    </div>
  )
}
