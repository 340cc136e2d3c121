import * as css from './MetricTiles.css.ts'
import { heights, spark, windowAt } from './spark.ts'

interface SparklineProps {
  points: readonly number[]
  /** Number of steps that the line has moved. */
  tick: number
}

/** Line of values that slides by one step at every tick, with a point at its end; decorative, because the trend is in words. */
export function Sparkline({ points, tick }: SparklineProps) {
  const height = heights(points)
  const shown = windowAt(points, tick).map(height)
  const width = (points.length - 1) * spark.step
  const line = shown.map((y, at) => `${at ? 'L' : 'M'}${(at - 1) * spark.step} ${y}`).join('')
  return (
    <svg className={css.drawing} viewBox={`0 0 ${width + spark.inset} ${spark.height}`} aria-hidden="true" focusable="false">
      <svg className={css.window} width={width} height={spark.height}>
        <path key={tick} className={css.line} data-moving={tick > 0 ? '' : undefined} d={line} />
      </svg>
      {/* A point with a round cap keeps its size at every width of the drawing. */}
      <g className={css.end} transform={`translate(${width} ${shown.at(-1)})`}>
        <path className={css.ring} d="M0 0h0.01" />
        <path className={css.hole} d="M0 0h0.01" />
      </g>
    </svg>
  )
}
