import { Text } from '../../elements/Text/Text.tsx'
import { usePausableTicker } from '../../elements/Ticker/usePausableTicker.ts'
import { InstrumentFrame } from '../InstrumentFrame/InstrumentFrame.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './MetricTiles.css.ts'
import { Sparkline } from './Sparkline.tsx'

/** One measure on the board. */
export interface MetricTile {
  /** What is measured. */
  label: string
  /** Its value, with the unit. */
  value: string
  /** What stays true of the whole line, in a few words. */
  trend: string
  /** The values of the line; the last one is the newest. It goes round. */
  points: readonly number[]
}

export interface MetricTilesProps extends ElementProps<'figure'> {
  /** What the board shows, in a few words. */
  label: string
  /** What the board shows, for those who cannot see it. */
  alt: string
  /** How the values are meant, such as “illustrative”. */
  note: string
  /** The measures: six of them, or another multiple of six. */
  tiles: readonly MetricTile[]
  /** Names the control that stops the lines. */
  pauseLabel: string
  /**
   * Seconds between two values.
   * @default 2.5
   */
  interval?: number
}

/** A board of measures: each with its value, a line of what came before, and the trend in words. */
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
