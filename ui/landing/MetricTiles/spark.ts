const round = (value: number) => Number(value.toFixed(1))

/** Returns SVG path data of a line through values, in 100 × 40 units, from 0 at the bottom to `max` at the top. */
export const linePath = (points: readonly number[], max: number): string =>
  points.map((value, at) => `${at ? 'L' : 'M'}${round((at / (points.length - 1)) * 100)} ${round(40 - (value / max) * 40)}`).join('')
