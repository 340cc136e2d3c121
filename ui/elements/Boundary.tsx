import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Replaces the part once it failed. */
  fallback: ReactNode
  /** Shows the part again when it changes to another value than undefined. */
  resetOn: unknown
  onFail?: () => void
  children: ReactNode
}

interface BoundaryState {
  hasFailed: boolean
  seen: unknown
}

/** Keeps the failure of a part from the page around it; React offers this to classes only. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { hasFailed: false, seen: undefined }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetOn }: BoundaryProps, { hasFailed, seen }: BoundaryState) {
    return { hasFailed: hasFailed && (resetOn === undefined || resetOn === seen), seen: resetOn }
  }

  override componentDidCatch() {
    this.props.onFail?.()
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
