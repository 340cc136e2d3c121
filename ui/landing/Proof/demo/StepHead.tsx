import * as css from './StepHead.css.ts'

export interface StepHeadProps {
  number: number
  label: string
  fact?: string
  factId?: string
}

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
