import { Toggle } from 'radix-ui'
import { Icon } from '../Icon/Icon.tsx'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './PauseToggle.css.ts'

export interface PauseToggleProps extends ElementProps<'button', 'onChange'> {
  /** Accessible name, such as “Pause the routing figure”. */
  label: string
  /** Paused state. */
  paused: boolean
  /** Called with the new state. */
  onChange: (paused: boolean) => void
}

/** Button that pauses and resumes an animation. Hidden without scripts and under reduced motion. */
export function PauseToggle({ label, paused, onChange, ...rest }: PauseToggleProps) {
  return (
    <Toggle.Root aria-label={label} {...pickAllowedProps(rest)} className={css.root} pressed={paused} onPressedChange={onChange}>
      <Icon name={paused ? 'play' : 'pause'} />
    </Toggle.Root>
  )
}
