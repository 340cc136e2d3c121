import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './Honeypot.css.ts'

export interface HoneypotProps extends ElementProps<'input'> {
  /** A name that a bot likes and no browser fills in. */
  name: string
  /** Tells whoever finds it, for example in a text browser, to leave it empty. */
  label: string
}

/** A field that people never meet and bots fill in. */
export function Honeypot({ name, label, ...rest }: HoneypotProps) {
  return (
    <div className={css.root} aria-hidden="true">
      <label>
        {label}
        <input type="text" {...rest} name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
