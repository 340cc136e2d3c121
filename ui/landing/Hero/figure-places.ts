/** The units of the drawing. */
export const size = { width: 470, height: 534 } as const
/** A node and the gap behind it. */
export const cell = 23
/** The first network, and the distance to the next. */
export const box = { x: 280, y: 12, step: 136 } as const
export const hub = { x: 135, y: 261, radius: 24 } as const
