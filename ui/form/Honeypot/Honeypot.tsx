import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Honeypot.css.ts'

export interface HoneypotProps extends ElementProps<'input'> {
  /** Name that a bot fills in and no browser completes. */
  name: string
  /** Label for readers who find it, for example in a text browser: leave it empty. */
  label: string
}

/** Field that is hidden from people and that bots fill in. */
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
