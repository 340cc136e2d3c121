import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './StepMarker.css.ts'

/** States of a marker. Only `verified` is lime. */
export const stepMarkerStates = ['upcoming', 'reached', 'current', 'completed', 'verified'] as const

export interface StepMarkerProps extends ElementProps<'span'> {
  /** State. @default 'reached' */
  state?: (typeof stepMarkerStates)[number]
}

/** Decorative marker on the line. State its meaning in the text beside it. */
export function StepMarker({ state = 'reached', ...rest }: StepMarkerProps) {
  return <span aria-hidden="true" {...pickAllowedProps(rest)} className={css.root} data-state={state} />
}
