import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Honeypot.css.ts'

export interface HoneypotProps extends ElementProps<'input'> {
  /** Name that attracts bots and that browsers do not autofill. */
  name: string
  /** Label that asks people to leave the field empty. */
  label: string
}

/** Field that only bots fill out. */
export function Honeypot({ name, label, ...rest }: HoneypotProps) {
  return (
    <div className={css.root} aria-hidden="true">
      <label>
        {label}
        <input type="text" {...pickAllowedProps(rest)} name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
