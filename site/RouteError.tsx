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

/** Keeps a page that fails from taking the rest with it; give it a key, so that the next page gets one of its own. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure?: { error: unknown } }> {
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })
  override state: { failure?: { error: unknown } } = {}
  override render() {
    const { failure } = this.state
    return failure ? <RouteError error={failure.error} /> : this.props.children
  }
}
