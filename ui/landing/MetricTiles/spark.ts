type Range = readonly [low: number, high: number]

const round = (value: number) => Number(value.toFixed(1))

/** Height of a value in a drawing of 100 × 40 units, from the lowest of the range at the bottom to the highest at the top. */
const heightOf = (value: number, [low, high]: Range) => round(40 - ((value - low) / (high - low || 1)) * 40)

/** Line through values, as SVG path data. */
export const linePath = (points: readonly number[], range: Range): string =>
  points.map((value, at) => `${at ? 'L' : 'M'}${round((at / (points.length - 1)) * 100)} ${heightOf(value, range)}`).join('')

/** Bars from the base to each value, as SVG path data; the gaps are as wide as half a bar. */
export const barsPath = (points: readonly number[], range: Range): string => {
  const step = 100 / (points.length - 1 / 3)
  return points.map((value, at) => `M${round(at * step)} 40V${heightOf(value, range)}h${round((step * 2) / 3)}V40z`).join('')
}
