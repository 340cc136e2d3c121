import type { ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends ElementProps<'span'> {
  /** Text for screen readers. */
  children: ReactNode
}

/** Text that only screen readers read. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <span {...pickAllowedProps(props)} className={css.root} />
