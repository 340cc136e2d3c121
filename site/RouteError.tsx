import type { FallbackProps } from 'react-error-boundary'
import { ErrorScreen } from '../ui/shell/ErrorScreen/ErrorScreen.tsx'
import { Head } from './Head.tsx'

const title = 'Unexpected Application Error'
const unknown = 'Something on this page went wrong.'

/** Stands in the place of a page that failed: the message, and the stack in development only. */
export function RouteError({ error }: FallbackProps) {
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
