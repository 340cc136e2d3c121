import { VisuallyHidden as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** The props of `VisuallyHidden`. */
export interface VisuallyHiddenProps {
  /** What a screen reader says and nobody sees. */
  children: ReactNode
}

/** Text for screen readers alone. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <Radix.Root>{children}</Radix.Root>
