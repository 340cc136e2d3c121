/** Duration of a movement, in milliseconds. */
export const moderate = 240
/** Control points of the easing curve that most motion shares. */
export const ease = [0.2, 0.7, 0.2, 1] as const
