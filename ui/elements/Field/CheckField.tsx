import { Label } from 'radix-ui'
import * as css from './CheckField.css.ts'
import type { FieldProps } from './Field.tsx'
import { FieldMessages } from './FieldMessages.tsx'

interface CheckFieldProps extends Omit<FieldProps, 'wide'> {
  /** Says by `controlSize` how wide the control is. */
  className: string
}

/** The frame of a field that is on or off: the control, its label beside it, error and hint below the label. */
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
