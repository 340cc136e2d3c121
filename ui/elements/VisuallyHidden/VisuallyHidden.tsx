import type { ReactNode } from 'react'
import type { ElementProps } from '../attributes.ts'
import * as css from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends ElementProps<'span'> {
  /** What a screen reader says and nobody sees. */
  children: ReactNode
}

/** Text for screen readers alone. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <span {...props} className={css.root} />
