import { Icon } from '../../elements/Icon/Icon.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Static } from '../../elements/Part/Static.tsx'
import * as css from './PrecedenceLadder.css.ts'

/** Source of a setting. */
export interface PrecedenceStep {
  title: string
  code?: string
  text?: string
}

export interface PrecedenceLadderProps extends ElementProps<'figure'> {
  /** Accessible name. */
  label: string
  /** Order, such as “lowest to highest”. */
  hint: string
  /** Label of the last step, such as “wins”. */
  winner: string
  /** Sources, in ascending order of precedence. */
  steps: readonly PrecedenceStep[]
}

/** Sources of a setting. Each source overrides the sources above it. */
export function PrecedenceLadder({ label, hint, winner, steps, ...rest }: PrecedenceLadderProps) {
  return (
    <Static as="figure" aria-label={label} {...pickAllowedProps(rest)} className={css.root}>
      <p className={css.hint}>
        {hint}
        <Icon name="arrow-down" />
      </p>
      <ol className={css.steps}>
        {steps.map(({ title, code, text }, at) => (
          <li key={title} className={css.step} data-last={at === steps.length - 1 || undefined}>
            <p className={css.title}>
              <span className={css.number} aria-hidden="true">
                {at + 1}
              </span>
              <span className={css.name}>{title}</span> {at === steps.length - 1 && <span className={css.winner}>{winner}</span>}
            </p>
            {code && (
              <code className={css.code} translate="no">
                {code}
              </code>
            )}
            {text && <p className={css.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </Static>
  )
}
