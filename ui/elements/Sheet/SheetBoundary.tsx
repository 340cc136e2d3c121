import { Component, type ReactNode } from 'react'

interface SheetBoundaryProps {
  open: boolean
  /** Called to close the dialog that failed. */
  onFail: () => void
  /** Content in its place until it is opened again. */
  fallback: ReactNode
  children: ReactNode
}

/** Error boundary of a dialog; React offers boundaries as classes only. */
export class SheetBoundary extends Component<SheetBoundaryProps, { hasFailed: boolean; wasOpen: boolean }> {
  override state = { hasFailed: false, wasOpen: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFail()
  }

  static getDerivedStateFromProps({ open }: SheetBoundaryProps, { hasFailed, wasOpen }: { hasFailed: boolean; wasOpen: boolean }) {
    return { hasFailed: hasFailed && !(open && !wasOpen), wasOpen: open }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
