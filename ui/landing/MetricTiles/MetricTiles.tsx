import { Text } from '../../elements/Text/Text.tsx'
import { usePausableTicker } from '../../elements/Ticker/usePausableTicker.ts'
import { InstrumentFrame } from '../InstrumentFrame/InstrumentFrame.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './MetricTiles.css.ts'
import { Sparkline } from './Sparkline.tsx'

export interface MetricTile {
  /** Label of the measure. */
  label: string
  /** Value with the unit. */
  value: string
  /** Trend of the whole line, in a few words. */
  trend: string
  /** Values of the line, newest last; they repeat in a cycle. */
  points: readonly number[]
}

export interface MetricTilesProps extends ElementProps<'figure'> {
  /** Caption in a few words. */
  label: string
  /** Description of the board for screen readers. */
  alt: string
  /** Status of the values, such as “illustrative”. */
  note: string
  /** Measures: six, or a multiple of six. */
  tiles: readonly MetricTile[]
  /** Accessible name of the pause control. */
  pauseLabel: string
  /**
   * Seconds between two values.
   * @default 2.5
   */
  interval?: number
}

/** Board of measures, each with its value, its history as a line, and its trend in words. */
export function MetricTiles({ label, alt, note, tiles, pauseLabel, interval = 2.5, ref, ...rest }: MetricTilesProps) {
  const { tick, ...moving } = usePausableTicker(interval, pauseLabel, ref)
  return (
    <InstrumentFrame {...rest} label={label} alt={alt} note={note} {...moving} flush>
      <dl className={css.tiles}>
        {tiles.map((tile) => (
          <div key={tile.label} className={css.tile}>
            <Text as="dt" size="label" tone="muted">
              {tile.label}
            </Text>
            <dd className={css.value} data-figure={/\d/.test(tile.value) || undefined} data-long={tile.value.length > 8 || undefined}>
              <bdi>{tile.value}</bdi>
            </dd>
            <dd className={css.course}>
              <Sparkline points={tile.points} tick={tick} />
              <Text as="span" size="label" tone="muted">
                {tile.trend}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </InstrumentFrame>
  )
}
