import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { StepProgress, type StepProgressProps } from '../StepProgress/StepProgress.tsx'
import * as css from './WalkPanel.css.ts'
import type { walkPanelTones } from './variants.ts'

export interface WalkPanelProps extends ElementProps<'aside'> {
  /** Title and accessible name. */
  title: string
  /** Button that resets the walk-through. */
  startOver: { label: string; onClick: () => void }
  /** Completed and total steps, with labels. */
  progress: Pick<StepProgressProps, 'label' | 'done' | 'total' | 'text'> & { title: string }
  /** Time of the service and of the daily charge, as fractions of the day. */
  clock: { title: string; date: string; time: string; zone: string; at: number; mark: { at: number; label: string } }
  /** Balance, with its unit and a note. */
  balance: { title: string; value: string; unit: string; note: string }
  /** Ordered machine or container. */
  machine: {
    title: string
    name: string
    status: string
    tone: (typeof walkPanelTones)[number]
    facts: readonly { label: string; value: string }[]
  }
}

const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const toPercent = (share: number) => `${(share * 100).toFixed(1)}%`

/** State of a walk-through, beside the steps or at the bottom of a narrow window. Hidden without JavaScript. */
export function WalkPanel({ title, startOver, progress, clock, balance, machine, ...rest }: WalkPanelProps) {
  return (
    <div className={css.place} data-walk>
      <aside aria-label={title} {...pickAllowedProps(rest)} className={css.root}>
        <div className={css.head}>
          <strong>{title}</strong>
          <button className={css.again} type="button" onClick={startOver.onClick}>
            {startOver.label}
          </button>
        </div>
        <div className={css.part}>
          <p className={css.label}>{progress.title}</p>
          <StepProgress label={progress.label} done={progress.done} total={progress.total} text={progress.text} />
        </div>
        <div className={css.part}>
          <p className={css.label}>
            {clock.title} <span>{clock.date}</span>
          </p>
          <p className={css.figure}>
            {clock.time} <small className={css.unit}>{clock.zone}</small>
          </p>
          <svg className={css.day} width="100%" height="24" aria-hidden="true">
            <line className={css.track} x1="0" x2="100%" y1="12" y2="12" />
            <line className={css.past} x1="0" x2={toPercent(clock.at)} y1="12" y2="12" />
            <line className={css.tick} x1={toPercent(clock.mark.at)} x2={toPercent(clock.mark.at)} y1="4" y2="20" />
            <circle className={css.now} cx={toPercent(clock.at)} cy="12" r="6" />
          </svg>
          <p className={css.scale}>
            <span>00:00</span> <span>{clock.mark.label}</span> <span>24:00</span>
          </p>
        </div>
        <div className={css.part}>
          <p className={css.label}>{balance.title}</p>
          <p className={css.figure}>
            {balance.value} <small className={css.unit}>{balance.unit}</small>
          </p>
          <p className={css.note}>{balance.note}</p>
        </div>
        <div className={css.part}>
          <p className={css.label}>{machine.title}</p>
          <div className={css.machine} data-tone={machine.tone}>
            <svg className={css.picture} viewBox="0 0 56 48" aria-hidden="true">
              <rect className={css.box} x="0.75" y="0.75" width="54.5" height="46.5" />
              {cells.map((cell) => (
                <rect
                  key={cell}
                  className={css.cell}
                  data-on={machine.tone === 'running' || (machine.tone === 'waiting' && cell < 4) || undefined}
                  x={9 + (cell % 3) * 14}
                  y={8 + Math.floor(cell / 3) * 12}
                  width="10"
                  height="8"
                />
              ))}
            </svg>
            <p className={css.names}>
              <strong className={css.name}>{machine.name}</strong> <span className={css.status}>{machine.status}</span>
            </p>
          </div>
          {machine.facts.length > 0 && (
            <dl className={css.facts}>
              {machine.facts.map(({ label, value }) => (
                <div key={label} className={css.fact}>
                  <dt>{label}</dt>
                  <dd className={css.value}>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </aside>
    </div>
  )
}
