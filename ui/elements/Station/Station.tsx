import type { Passed } from '../attributes.ts'
import * as css from './Station.css.ts'

/** What a station can be: ahead of the line, reached by it, the current one, done, or verified (the only lime one). */
export const stationStates = ['ahead', 'reached', 'current', 'done', 'verified'] as const

/** The props of `Station`. */
export interface StationProps extends Passed<'span'> {
  /**
   * How far the line has come.
   * @default 'reached'
   */
  state?: (typeof stationStates)[number]
}

/** A stop on the line. It is a drawing: the text beside it says what it means. */
export function Station({ state = 'reached', ...rest }: StationProps) {
  return <span aria-hidden="true" {...rest} className={css.root} data-state={state} />
}
