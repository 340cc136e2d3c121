import { Progress } from 'radix-ui'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './StepProgress.css.ts'

export interface StepProgressProps extends ElementProps<'div'> {
  /** Accessible name: the goal of the steps. */
  label: string
  /** Number of completed steps. */
  done: number
  /** Number of steps. */
  total: number
  /** Progress as text, such as “2 of 6 steps”. */
  text: (done: number, total: number) => string
}

/** Progress of a walk-through. Hidden without JavaScript. */
export function StepProgress({ label, done, total, text, ...rest }: StepProgressProps) {
  const said = text(done, total)
  return (
    <div {...pickAllowedProps(rest)} className={css.root}>
      <Progress.Root className={css.track} value={Math.min(done, total)} max={total} aria-label={label} getValueLabel={text}>
        {Array.from({ length: total }, (_, at) => (
          <Progress.Indicator key={at} className={css.step} data-done={at < done || undefined} data-current={at === done || undefined} />
        ))}
      </Progress.Root>
      <p className={css.text} role="status" aria-live="polite">
        {said}
      </p>
    </div>
  )
}
