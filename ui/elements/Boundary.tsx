import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  fallback: ReactNode
  /** Renders the children again when it changes to a value other than undefined. */
  resetOn: unknown
  onFail?: () => void
  children: ReactNode
}

interface BoundaryState {
  hasFailed: boolean
  seen: unknown
}

/** Error boundary that keeps a failed part from breaking the page. React supports this in classes only. */
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
