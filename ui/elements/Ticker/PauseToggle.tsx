import { Icon } from '../Icon/Icon.tsx'
import * as css from './PauseToggle.css.ts'

/** The props of `PauseToggle`. */
export interface PauseToggleProps {
  /** What it stops, such as “Pause the routing figure”. */
  label: string
  /** Whether the motion stands still. */
  paused: boolean
  /** The reader asks for the other state. */
  onChange: (paused: boolean) => void
}

/** Stops and starts a motion that would go on by itself. Where nothing moves (no scripts, reduced motion) it is not shown. */
export function PauseToggle({ label, paused, onChange }: PauseToggleProps) {
  return (
    <button className={css.root} type="button" aria-pressed={paused} aria-label={label} onClick={() => onChange(!paused)}>
      <Icon name={paused ? 'play' : 'pause'} />
    </button>
  )
}
