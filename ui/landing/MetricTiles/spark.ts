/** Units of a sparkline: step between points, height, and the room above and below the line. */
export const spark = { step: 10, height: 36, inset: 5 } as const

/**
 * Points of a sparkline after some ticks: the series repeats in a cycle, with one earlier point at the start, so that the line can slide.
 */
export function windowAt(points: readonly number[], tick: number): number[] {
  const count = points.length
  return Array.from({ length: count + 1 }, (_, at) => points[(((tick + at - 1) % count) + count) % count]!)
}

/** Returns the height of a value in the drawing, from zero at the bottom to the largest at the top: a steady series looks steady. */
export function heights(points: readonly number[]): (value: number) => number {
  const high = Math.max(...points) || 1
  return (value) => Number((spark.inset + (1 - value / high) * (spark.height - 2 * spark.inset)).toFixed(1))
}
