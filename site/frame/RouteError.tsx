import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { Boundary } from '#ui/elements/Boundary.tsx'
import { LinkProvider, type InternalLinkProps } from '#ui/elements/Link/LinkProvider.tsx'
import { ErrorScreen } from '#ui/shell/ErrorScreen/ErrorScreen.tsx'
import { errors, home } from './words/errors.ts'
import { backHeader } from './words/site.ts'
import { Frame } from './Frame.tsx'
import { Head } from './Head.tsx'
import { firstHydration } from './hydration/useHydrated.ts'
import { PageLoadError } from './load-page.ts'

function describe(error: unknown): { status: number; message: string; stack?: string | undefined } {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText || errors.unknown }
  const { message = '', stack } = error instanceof Error ? error : {}
  if (error instanceof PageLoadError) return { status: 503, message: navigator.onLine ? message : errors.offline, stack }
  return { status: 500, message: message || errors.unknown, stack }
}

/** Link that loads a new document instead of using the router, so that it leaves the failed page even if that is the home page. */
const DocumentLink = ({ children, ...props }: InternalLinkProps) => (
  <a {...props} target="_self">
    {children}
  </a>
)

/**
 * Error screen with status and message, and in development the stack. If a page's files are missing, loads the page from the server
 * instead, as soon as the browser is online.
 */
export function RouteError() {
  const error = useRouteError()
  // Rethrows during the first hydration, so that the visitor keeps the server-rendered page instead of an error screen.
  if (firstHydration.runs && error instanceof Error) throw error
  const [reloads] = useState(() => error instanceof PageLoadError && navigator.onLine)
  const [waits] = useState(() => error instanceof PageLoadError && !navigator.onLine)
  useEffect(() => {
    const reload = () => location.reload()
    if (reloads) reload()
    if (waits) addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [reloads, waits])
  const { status, message, stack } = describe(error)
  const screen = (
    <ErrorScreen
      title={errors.title}
      status={status}
      message={message}
      stack={import.meta.env.DEV ? stack : undefined}
      action={home}
      reload={errors.reload}
    />
  )
  return (
    !reloads && (
      <LinkProvider component={DocumentLink}>
        <Head title={errors.title} description={errors.unknown} />
        <Boundary resetOn={undefined} fallback={screen}>
          <Frame header={backHeader}>{screen}</Frame>
        </Boundary>
      </LinkProvider>
    )
  )
}
