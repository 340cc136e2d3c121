import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  fallback: ReactNode
  /** After a failure, renders the children again when this value changes, except to undefined. */
  resetOn: unknown
  onFail?: () => void
  children: ReactNode
}

interface BoundaryState {
  hasFailed: boolean
  seen: unknown
}

/** A class, because React has no hook for error boundaries. */
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
