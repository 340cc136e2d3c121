/** Time of a part that moves, in ms. */
export const moderate = 240
/** Points of the curve of all motion. */
export const ease = [0.2, 0.7, 0.2, 1] as const
