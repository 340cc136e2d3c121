/** Size of the drawing, in its units. */
export const size = { width: 470, height: 534 } as const
/** Node and the gap after it. */
export const cell = 23
/** Position of the first network, and the distance to the next. */
export const box = { x: 280, y: 12, step: 136 } as const
export const hub = { x: 135, y: 261, radius: 24 } as const
