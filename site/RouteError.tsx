import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '../ui/shell/ErrorScreen/ErrorScreen.tsx'
import { Head } from './Head.tsx'

const title = 'Unexpected Application Error'
const unknown = 'Something on this page went wrong.'

/** Stands in the place of a page that failed: the message, and the stack in development only. */
export function RouteError({ error }: { error: unknown }) {
  const known = error instanceof Error ? error : undefined
  return (
    <>
      <Head title={title} description={unknown} />
      <ErrorScreen
        title={title}
        message={known?.message ?? unknown}
        stack={import.meta.env.DEV ? known?.stack : undefined}
        action={{ href: '/', label: 'Return to Home' }}
      />
    </>
  )
}

interface Boundary {
  page: string
  failure?: { error: unknown }
}

/** Keeps a page that fails from taking the rest with it; the next page begins anew. */
export class ErrorBoundary extends Component<{ page: string; children: ReactNode }, Boundary> {
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })
  static getDerivedStateFromProps = ({ page }: { page: string }, state: Boundary) => (page === state.page ? null : { page, failure: undefined })
  override state: Boundary = { page: this.props.page }
  override render() {
    const { failure } = this.state
    return failure ? <RouteError error={failure.error} /> : this.props.children
  }
}
