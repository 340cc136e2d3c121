import * as css from './StepHead.css.ts'

export interface StepHeadProps {
  /** Number of the step, from 1. */
  number: number
  label: string
  /** Fact at the end of the heading line, such as the number of bytes. */
  fact?: string
  /** Id of the fact. */
  factId?: string
}

/** Number and label of a step of the proof. */
export function StepHead({ number, label, fact, factId }: StepHeadProps) {
  return (
    <div className={css.root}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <h3 className={css.label}>{label}</h3>
      {fact && (
        <p className={css.fact} id={factId}>
          {fact}
        </p>
      )}
    </div>
  )
}
