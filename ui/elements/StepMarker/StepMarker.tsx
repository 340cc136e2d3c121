import type { ElementProps } from '../attributes.ts'
import * as css from './StepMarker.css.ts'

/** What a marker can show: upcoming, reached by the line, the current one, completed, or verified (the only lime one). */
export const stepMarkerStates = ['upcoming', 'reached', 'current', 'completed', 'verified'] as const

export interface StepMarkerProps extends ElementProps<'span'> {
  /**
   * How far the line has come.
   * @default 'reached'
   */
  state?: (typeof stepMarkerStates)[number]
}

/** A stop on the line. It is a drawing: the text beside it says what it means. */
export function StepMarker({ state = 'reached', ...rest }: StepMarkerProps) {
  return <span aria-hidden="true" {...rest} className={css.root} data-state={state} />
}
