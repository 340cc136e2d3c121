import type { ReactNode } from 'react'
import type { Passed } from '../attributes.ts'
import * as css from './VisuallyHidden.css.ts'

/** The props of `VisuallyHidden`. */
export interface VisuallyHiddenProps extends Passed<'span'> {
  /** What a screen reader says and nobody sees. */
  children: ReactNode
}

/** Text for screen readers alone. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <span {...props} className={css.root} />
