import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './FormLayout.css.ts'

export interface FormStageProps extends ElementProps<'aside', 'aria-label'> {
  /** Accessible name. */
  label: string
  /** Normally a `NodeFigure` and an `AnswerList`. */
  children: ReactNode
}

/** Dark column of a `FormLayout` that stays in view. On narrow screens it is between the groups, in source order. */
export const FormStage = ({ label, children, ...rest }: FormStageProps) => (
  <aside {...pickAllowedProps(rest)} aria-label={label} className={css.stage} data-band="ink">
    <div className={css.pinned}>
      <span className={css.through} />
      {children}
    </div>
  </aside>
)
