import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ErrorScreen } from '../ui/shell/ErrorScreen/ErrorScreen.tsx'
import { Head } from './Head.tsx'

const title = 'Unexpected Application Error'

/** The router's error screen: status and message; the stack only in development. */
export function RouteError() {
  const error = useRouteError()
  const answer = isRouteErrorResponse(error)
  return (
    <>
      <Head title={title} description="Something on this page went wrong." />
      <ErrorScreen
        title={title}
        status={answer ? String(error.status) : undefined}
        message={answer ? error.statusText : error instanceof Error ? error.message : 'Something on this page went wrong.'}
        stack={import.meta.env.DEV && error instanceof Error ? error.stack : undefined}
        action={{ href: '/', label: 'Return to Home' }}
      />
    </>
  )
}
