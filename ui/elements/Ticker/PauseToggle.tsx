import { Toggle } from 'radix-ui'
import { Icon } from '../Icon/Icon.tsx'
import type { ElementProps } from '../attributes.ts'
import * as css from './PauseToggle.css.ts'

export interface PauseToggleProps extends ElementProps<'button', 'onChange'> {
  /** What it stops, such as “Pause the routing figure”. */
  label: string
  /** Whether the motion stands still. */
  paused: boolean
  /** The reader asks for the other state. */
  onChange: (paused: boolean) => void
}

/** Stops and starts a motion that would go on by itself. Where nothing moves (no scripts, reduced motion) it is not shown. */
export function PauseToggle({ label, paused, onChange, ...rest }: PauseToggleProps) {
  return (
    <Toggle.Root aria-label={label} {...rest} className={css.root} pressed={paused} onPressedChange={onChange}>
      <Icon name={paused ? 'play' : 'pause'} />
    </Toggle.Root>
  )
}
