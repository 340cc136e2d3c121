import { Icon } from '../../elements/Icon/Icon.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { usePausableTicker } from '../../elements/Ticker/usePausableTicker.ts'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { InstrumentFrame } from '../InstrumentFrame/InstrumentFrame.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './RoutingTable.css.ts'

const parts = ['network', 'region', 'latency', 'price', 'free'] as const
const figures: readonly RoutingColumn[] = ['latency', 'price', 'free']

/** Column of the table. */
export type RoutingColumn = (typeof parts)[number]

/** Choice of the router. */
export interface RoutingChoice {
  /** Chosen row, counted from 0. */
  row: number
  /** Workload, and the reason for this row. */
  reason: string
}

export interface RoutingTableProps extends ElementProps<'figure'> {
  /** Caption in a few words. */
  label: string
  /** Status of the figures, such as “illustrative”. */
  note: string
  /** Description of the table and of a filled row for screen readers. */
  alt: string
  /** Heads of the columns. */
  columns: Readonly<Record<RoutingColumn, string>>
  /** Rows to choose from. */
  rows: readonly Readonly<Record<RoutingColumn, string>>[]
  /** Choices in turn; the first one is the resting state. */
  choices: readonly [RoutingChoice, ...RoutingChoice[]]
  /** Label of the chosen row for screen readers, such as “chosen”. */
  chosenLabel: string
  /** Accessible name of the pause control. */
  pauseLabel: string
  /**
   * Seconds between two choices.
   * @default 4
   */
  interval?: number
}

/** Table of networks from which the router chooses; the choice changes every few seconds. */
export function RoutingTable({
  label,
  note,
  alt,
  columns,
  rows,
  choices,
  chosenLabel,
  pauseLabel,
  interval = 4,
  ref,
  ...rest
}: RoutingTableProps) {
  const { tick, ...moving } = usePausableTicker(interval, pauseLabel, ref)
  const choice = choices[tick % choices.length]!
  return (
    <InstrumentFrame {...rest} label={label} alt={alt} note={note} {...moving}>
      <table className={css.table} aria-label={label}>
        <thead className={css.head}>
          <tr>
            {parts.map((part) => (
              <th key={part} className={css.column} scope="col" data-figure={figures.includes(part) ? '' : undefined}>
                <bdi>{columns[part]}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map((row, at) => (
            <tr key={row.network} className={css.row} aria-current={at === choice.row || undefined}>
              <th className={css.cell} scope="row" data-part="network">
                <span className={css.network}>
                  {row.network}
                  <span className={css.marker}>
                    <Icon name="arrow-left" />
                  </span>
                  {at === choice.row && <VisuallyHidden>{chosenLabel}</VisuallyHidden>}
                </span>
              </th>
              {parts.slice(1).map((part) => (
                <td
                  key={part}
                  className={css.cell}
                  data-part={part}
                  data-label={columns[part]}
                  data-figure={figures.includes(part) ? '' : undefined}
                >
                  <bdi className={/\d/.test(row[part]) && figures.includes(part) ? css.figure : undefined}>{row[part]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.reasons}>
        {choices.map(({ row, reason }) => (
          <div key={`${row} ${reason}`} className={css.reason} data-current={choice.reason === reason ? '' : undefined}>
            <Text size="label" tone="muted">
              {reason}
            </Text>
          </div>
        ))}
      </div>
    </InstrumentFrame>
  )
}
