/** Lane of the line. A union, because react-docgen cannot read it from `laneNames`. */
export type Lane = 'start' | 'mark' | 4 | 7 | 10 | 'hero' | 'end'

/** Lanes from the inline start to the end. Their positions are in `lanes.ts`, which needs the names of all tokens. */
export const laneNames = ['start', 'mark', 4, 7, 10, 'hero', 'end'] as const satisfies readonly Lane[]

/** Returns true when a turn between two lanes runs toward the inline end. */
export const runsForward = (from: Lane, to: Lane): boolean => laneNames.indexOf(from) < laneNames.indexOf(to)
