import type { ReactNode } from 'react'
import * as css from './VisuallyHidden.css.ts'

/** The props of `VisuallyHidden`. */
export interface VisuallyHiddenProps {
  /** What a screen reader says and nobody sees. */
  children: ReactNode
}

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={css.root}>{children}</span>
}
