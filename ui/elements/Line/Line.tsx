import { runsForward, type Lane } from './lane-names.ts'
import * as css from './Line.css.ts'

interface PieceProps {
  /** Class of the section that places the piece in its grid: rows, and distances from their edges. */
  place?: string
}

export interface LineRunProps extends PieceProps {
  /** Lane of a run down the page; without one its section places it. */
  lane?: Lane
  /** Down the page, or along a line of text. @default 'block' */
  way?: 'block' | 'inline'
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

/** Straight piece of the line, as long as its place in the grid. Pieces of a page stand in the order in which the line is travelled. */
export function LineRun({ lane, way = 'block', place }: LineRunProps) {
  return <span data-line={way} className={classes(css.runs[way], lane && `${css.onLane} ${css.startsAt[lane]}`, place)} />
}

export interface LineTurnProps extends PieceProps {
  /** Lane that the line comes from. */
  from: Lane
  /** Lane that it goes on. */
  to: Lane
  /** Turns in a narrow window too. @default false */
  always?: boolean
}

/** Piece that takes the line from one lane to another; straight in a narrow window, which has one lane. */
export function LineTurn({ from, to, always = false, place }: LineTurnProps) {
  const forward = runsForward(from, to)
  const [first, last] = css.halves[forward ? 'forward' : 'back']
  const [start, end] = forward ? [from, to] : [to, from]
  return (
    <span data-line="turn" data-always={always ? '' : undefined} className={classes(css.turn, css.startsAt[start], css.endsAt[end], place)}>
      <span className={first} />
      <span className={last} />
    </span>
  )
}

export interface LineStationProps extends PieceProps {
  /** Lane of the ring; without one its section places it. */
  lane?: Lane
}

/** Ring on the line. */
export function LineStation({ lane, place }: LineStationProps) {
  return <span data-line="station" className={classes(css.station, lane && `${css.onLane} ${css.startsAt[lane]}`, place)} />
}

/** Branch that leaves a horizontal stretch of the line and ends in a ring. */
export function LineDrop({ place }: PieceProps) {
  return <span data-line="branch" className={classes(css.drop, place)} />
}
