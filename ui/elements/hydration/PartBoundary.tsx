import { Component, type ReactNode } from 'react'
import * as css from './PartBoundary.css.ts'

interface PartBoundaryProps {
  /** Stands in the place of a part that failed, until the page shows another. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps the failure of a part from the page around it; React offers this to classes only. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean; shown: ReactNode }> {
  override state = { hasFailed: false, shown: undefined }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ children }: PartBoundaryProps, { shown }: { shown: ReactNode }) {
    return children === shown ? null : { hasFailed: false, shown: children }
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.hasFailed ? (
      <p className={css.failed} role="alert">
        {fallback}
      </p>
    ) : (
      children
    )
  }
}
