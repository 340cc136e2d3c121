import { useRef, useState } from 'react'
import { LineRun } from '../../elements/Line/Line.tsx'
import { Static } from '../../elements/Part/Static.tsx'
import { InteractiveSection } from '../../elements/Section/Section.tsx'
import { Stamp, type StampProps } from '../../elements/Stamp/Stamp.tsx'
import { PauseToggle } from '../../elements/Ticker/PauseToggle.tsx'
import { useTicker } from '../../elements/Ticker/useTicker.ts'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { PanelWords, splitPanel, type PanelProps } from '../section/PanelWords.tsx'
import * as css from './RoutingTable.css.ts'

const parts = ['network', 'region', 'latency', 'price', 'free'] as const

/** Column of the table. */
export type RoutingColumn = (typeof parts)[number]

/** Row that the router chooses for a workload. */
export interface RoutingChoice {
  /** Index from 0. */
  row: number
  /** Workload and reason. */
  reason: string
}

export interface RoutingTableProps extends PanelProps {
  /** Routed workload, and accessible name of the table. */
  label: string
  /** Origin of the figures. */
  stamp: StampProps
  /** Column headers. */
  columns: Readonly<Record<RoutingColumn, string>>
  /** Rows to choose from. */
  rows: readonly Readonly<Record<RoutingColumn, string>>[]
  /** Choices in order. Without motion, the first choice stays. */
  choices: readonly [RoutingChoice, ...RoutingChoice[]]
  /** Label of the chosen row for screen readers. */
  chosenLabel: string
  /** Accessible name of the pause control. */
  pauseLabel: string
  /** Seconds between two choices. @default 4 */
  interval?: number
}

/** Panel with a table of nodes. While it is visible and not paused, the router chooses another row every few seconds. */
export function RoutingTable({ label, stamp, columns, rows, choices, chosenLabel, pauseLabel, interval = 4, ...rest }: RoutingTableProps) {
  const { words, section } = splitPanel(rest)
  const board = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useState(false)
  const choice = choices[useTicker(board, { interval, paused }) % choices.length]!
  return (
    <InteractiveSection {...section} padding="end">
      <LineRun lane={4} />
      <Static className={css.words}>
        <PanelWords {...words} layout="column" />
      </Static>
      <div className={css.board} ref={board}>
        <div className={css.head}>
          <span className={css.label}>{label}</span>
          <div className={css.reasons}>
            {choices.map(({ row, reason }) => (
              <span key={`${row} ${reason}`} className={css.reason} data-current={choice.reason === reason ? '' : undefined}>
                {reason}
              </span>
            ))}
          </div>
          <div className={css.aside}>
            <Stamp {...stamp} />
            <PauseToggle label={pauseLabel} paused={paused} onChange={setPaused} />
          </div>
        </div>
        <table className={css.table} aria-label={label}>
          <Static as="thead" className={css.heads}>
            <tr>
              {parts.map((part) => (
                <th key={part} className={css.column} scope="col" data-part={part}>
                  <bdi>{columns[part]}</bdi>
                </th>
              ))}
            </tr>
          </Static>
          <tbody className={css.body}>
            {rows.map((row, at) => (
              <tr key={row.network} className={css.row} data-lit="" aria-current={at === choice.row || undefined}>
                <th className={css.cell} scope="row" data-part="network">
                  {row.network}
                  {at === choice.row && <VisuallyHidden> {chosenLabel}</VisuallyHidden>}
                </th>
                {parts.slice(1).map((part) => (
                  <td key={part} className={css.cell} data-part={part} data-label={columns[part]}>
                    <bdi className={part !== 'region' && /\d/.test(row[part]) ? css.figure : undefined}>{row[part]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </InteractiveSection>
  )
}
