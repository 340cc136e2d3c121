import type { ReactNode } from 'react'
import { Heading } from '../../../elements/Heading/Heading.tsx'
import { Icon } from '../../../elements/Icon/Icon.tsx'
import { StepMarker } from '../../../elements/StepMarker/StepMarker.tsx'
import * as css from './PipelineStep.css.ts'

export interface PipelineStepProps {
  /** Label of the step. */
  label: string
  /** Title: the action or the result of the step. */
  title: string
  /**
   * State of the proof: passed through, accepted, or rejected.
   * @default 'passed'
   */
  state?: 'passed' | 'verified' | 'rejected'
  /**
   * Continues the line after this step.
   * @default true
   */
  flows?: boolean
  children: ReactNode
}

/** Step of the proof on its line. */
export function PipelineStep({ label, title, state = 'passed', flows = true, children }: PipelineStepProps) {
  return (
    <li className={css.root} data-state={state} data-flows={flows}>
      <span className={css.stop} aria-hidden="true">
        {state === 'passed' ? <StepMarker /> : <span className={css.end}>{<Icon name={state === 'verified' ? 'check' : 'close'} />}</span>}
      </span>
      <div className={css.head}>
        <p className={css.label}>{label}</p>
        <Heading level={3} size="title">
          {title}
        </Heading>
      </div>
      <div className={css.body}>{children}</div>
    </li>
  )
}
