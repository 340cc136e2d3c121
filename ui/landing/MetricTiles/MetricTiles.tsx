import { LineRun } from '../../elements/Line/Line.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import type { StampProps } from '../../elements/Stamp/Stamp.tsx'
import { PanelWords, splitPanel, type PanelProps } from '../section/PanelWords.tsx'
import * as css from './MetricTiles.css.ts'
import { Spark, type SparkProps } from './Spark.tsx'

/** Measure with its values over time. */
export interface MetricTile extends SparkProps {
  label: string
  value: string
  unit?: string
  /** Period of the values, such as `last 30 days`. */
  period: string
}

export interface MetricTilesProps extends PanelProps {
  /** Origin of the values. */
  stamp: StampProps
  /** Six measures. */
  tiles: readonly MetricTile[]
}

/** Panel with a grid of measures and their histories. */
export function MetricTiles({ stamp, tiles, ...rest }: MetricTilesProps) {
  const { words, section } = splitPanel(rest)
  return (
    <Section {...section} padding="none">
      <div className={css.words}>
        <PanelWords {...words} stamp={stamp} layout="tile" />
      </div>
      <dl className={css.tiles}>
        {tiles.map(({ label, value, unit, period, ...drawing }) => (
          <div key={label} className={css.tile}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              <bdi>
                {value}
                {/* A space separates the value from a word, but not from a percent sign. */}
                {unit && <span className={css.unit}>{/^\p{L}/u.test(unit) ? `\u00a0${unit}` : unit}</span>}
              </bdi>
            </dd>
            <dd className={css.course}>
              <Spark {...drawing} />
              <bdi>{drawing.mark.label}</bdi> <bdi>{period}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <LineRun lane={10} />
    </Section>
  )
}
