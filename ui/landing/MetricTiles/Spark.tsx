import { useId } from 'react'
import * as css from './MetricTiles.css.ts'

export interface SparkProps {
  /** Values, oldest first. */
  points: readonly number[]
  /** A line for levels, a cell per day, or a bar for a share. @default 'line' */
  drawing?: 'line' | 'cells' | 'bar'
  /** Top of the scale, which starts at 0. */
  scale: { max: number; label: string }
  /** Marks the point with index `at`, or draws a horizontal line at `value`. */
  mark: { label: string; at?: number; value?: number }
}

const round = (value: number) => Number(value.toFixed(1))

/** Path in 100 × 40 units, from 0 at the bottom to `max` at the top. */
export const drawLinePath = (points: readonly number[], max: number): string =>
  points.map((value, at) => `${at ? 'L' : 'M'}${round((at / (points.length - 1)) * 100)} ${round(40 - (value / max) * 40)}`).join('')

const toPercent = (share: number) => `${Number((share * 100).toFixed(2))}%`

function DayCells({ points, mark }: SparkProps) {
  const hatch = useId()
  return (
    <>
      <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={css.hatch} d="M2 0V4" />
      </pattern>
      {points.map((_, at) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a day has no other key
          key={at}
          className={css.cell}
          fill={at === mark.at ? `url(#${hatch})` : undefined}
          x={toPercent(at / points.length)}
          width={toPercent(0.72 / points.length)}
          height="100%"
        />
      ))}
    </>
  )
}

/** Decorative, because the tile states value, mark and period in words. */
export function Spark({ points, drawing = 'line', scale, mark }: SparkProps) {
  const height = (value: number) => toPercent(1 - value / scale.max)
  const marked = mark.at === undefined ? undefined : points[mark.at]
  return (
    <span className={css.plot} aria-hidden="true">
      <svg className={css.drawing} data-lit="" data-drawing={drawing}>
        {drawing === 'cells' && <DayCells {...{ points, scale, mark }} />}
        {drawing === 'bar' && (
          <>
            <rect className={css.allowed} width="100%" height="100%" />
            <rect className={css.cell} width={toPercent((points.at(-1) ?? 0) / scale.max)} height="100%" />
          </>
        )}
        {drawing === 'line' && (
          <>
            <line className={css.base} x2="100%" y1="100%" y2="100%" />
            {mark.value !== undefined && <line className={css.rule} x2="100%" y1={height(mark.value)} y2={height(mark.value)} />}
            <svg viewBox="0 0 100 40" preserveAspectRatio="none">
              <path className={css.spark} d={drawLinePath(points, scale.max)} />
            </svg>
            {marked !== undefined && (
              <circle className={css.dot} cx={toPercent(mark.at! / (points.length - 1))} cy={height(marked)} r="5" />
            )}
          </>
        )}
      </svg>
      {drawing !== 'cells' && (
        <span className={css.scale}>
          <bdi className={css.bound}>{scale.label}</bdi>
        </span>
      )}
    </span>
  )
}
