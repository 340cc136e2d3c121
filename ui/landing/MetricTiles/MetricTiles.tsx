import { LineRun } from '../../elements/Line/Line.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import type { StampProps } from '../../elements/Stamp/Stamp.tsx'
import { PanelWords, type PanelProps } from '../section/PanelWords.tsx'
import * as css from './MetricTiles.css.ts'
import { Spark } from './Spark.tsx'

/** Measure of the wall. */
export interface MetricTile {
  /** Name of the measure. */
  label: string
  /** Value, such as `45`. */
  value: string
  /**
   * Unit after the value, in smaller type.
   * @default none
   */
  unit?: string
  /** Common ground of its values, in a few words. */
  trend: string
  /** Values of the drawing, newest last. */
  points: readonly number[]
  /**
   * Drawing: a line for a level, bars for amounts.
   * @default 'line'
   */
  drawing?: 'line' | 'bars'
  /** Lowest and highest value that the drawing has room for. @default from 0 to the largest value */
  range?: readonly [low: number, high: number]
}

export interface MetricTilesProps extends PanelProps {
  /** Origin of the values. */
  stamp: StampProps
  /** Six measures; the words of the panel fill the first two of eight places. */
  tiles: readonly MetricTile[]
}

/** Panel with a wall of measures, each with its value and what came before; the line runs through it. */
export function MetricTiles({ id, number, title, description, additionalText, stamp, tiles, ...rest }: MetricTilesProps) {
  return (
    <Section {...rest} as="article" id={id} labelledBy={`${id}-title`} padding="none">
      <div className={css.words}>
        <PanelWords {...{ id, number, title, description, additionalText, stamp }} layout="tile" />
      </div>
      <dl className={css.tiles}>
        {tiles.map(({ label, value, unit, trend, ...drawing }) => (
          <div key={label} className={css.tile}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              <bdi>
                {value}
                {unit && <span className={css.unit}>{unit}</span>}
              </bdi>
            </dd>
            <dd className={css.course}>
              <Spark {...drawing} />
              {trend}
            </dd>
          </div>
        ))}
      </dl>
      <LineRun lane={10} />
    </Section>
  )
}
