import { runsForward, type Lane } from './lane-names.ts'
import * as css from './Line.css.ts'

interface PieceProps {
  /** Class that places the piece in the section's grid. */
  place?: string
}

export interface LineRunProps extends PieceProps {
  /** Lane. Without it, the section places the run. */
  lane?: Lane
  /** Down the page or across it. @default 'block' */
  way?: 'block' | 'inline'
}

const joinClasses = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

/** Straight piece of the line in its grid area. Put the pieces of a page in the order of the line. */
export function LineRun({ lane, way = 'block', place }: LineRunProps) {
  return <span data-line={way} className={joinClasses(css.runs[way], lane && `${css.onLane} ${css.startsAt[lane]}`, place)} />
}

export interface LineTurnProps extends PieceProps {
  /** Lane where the turn starts. */
  from: Lane
  /** Lane where the turn ends. */
  to: Lane
  /** Keeps the turn in a narrow window. @default false */
  always?: boolean
}

/** Turn from one lane to another. It is straight in a narrow window, which has one lane. */
export function LineTurn({ from, to, always = false, place }: LineTurnProps) {
  const forward = runsForward(from, to)
  const [first, last] = css.halves[forward ? 'forward' : 'back']
  const [start, end] = forward ? [from, to] : [to, from]
  return (
    <span
      data-line="turn"
      data-always={always ? '' : undefined}
      className={joinClasses(css.turn, css.startsAt[start], css.endsAt[end], place)}
    >
      <span className={first} />
      <span className={last} />
    </span>
  )
}

export interface LineStationProps extends PieceProps {
  /** Lane. Without it, the section places the ring. */
  lane?: Lane
}

/** Ring on the line. */
export function LineStation({ lane, place }: LineStationProps) {
  return <span data-line="station" className={joinClasses(css.station, lane && `${css.onLane} ${css.startsAt[lane]}`, place)} />
}

/** Branch that leaves a horizontal stretch of the line and ends in a ring. */
export function LineDrop({ place }: PieceProps) {
  return <span data-line="branch" className={joinClasses(css.drop, place)} />
}
