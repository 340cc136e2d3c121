import * as css from './MetricTiles.css.ts'
import type { MetricTile } from './MetricTiles.tsx'
import { linePath, barsPath } from './spark.ts'

/** Values as a line or as bars, as wide as their place; decorative, because the trend is in words. */
export function Spark({ points, drawing = 'line', range = [0, Math.max(...points)] }: Pick<MetricTile, 'points' | 'drawing' | 'range'>) {
  return (
    <svg className={css.drawing} viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
      <path className={css.spark[drawing]} d={drawing === 'line' ? linePath(points, range) : barsPath(points, range)} />
    </svg>
  )
}
