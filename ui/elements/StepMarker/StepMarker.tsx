import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './StepMarker.css.ts'

/** States of a marker: upcoming, reached by the line, current, completed, or verified, the only lime one. */
export const stepMarkerStates = ['upcoming', 'reached', 'current', 'completed', 'verified'] as const

export interface StepMarkerProps extends ElementProps<'span'> {
  /**
   * State of the marker.
   * @default 'reached'
   */
  state?: (typeof stepMarkerStates)[number]
}

/** Marker on the line; it is decorative, and the text beside it states its meaning. */
export function StepMarker({ state = 'reached', ...rest }: StepMarkerProps) {
  return <span aria-hidden="true" {...pickAllowedProps(rest)} className={css.root} data-state={state} />
}
