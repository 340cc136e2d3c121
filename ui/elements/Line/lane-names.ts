/** Name of a lane. */
export type Lane = 'start' | 'mark' | 4 | 7 | 10 | 'hero' | 'end'

/** All lanes, from the inline start to the end. Apart from their places, so that a browser does not load the names of all tokens. */
export const laneNames = ['start', 'mark', 4, 7, 10, 'hero', 'end'] as const satisfies readonly Lane[]

/** True when a line from one lane to the other runs towards the inline end. */
export const runsForward = (from: Lane, to: Lane): boolean => laneNames.indexOf(from) < laneNames.indexOf(to)
