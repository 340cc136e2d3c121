import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { LinkProvider } from '../ui/elements/Link/LinkProvider.tsx'
import { RouteAnnouncer } from '../ui/elements/RouteAnnouncer/RouteAnnouncer.tsx'
import { RouterLink } from './RouterLink.tsx'
import { useArrival } from './useArrival.ts'

/** The page, and what stands around every one. */
export function App() {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  useArrival()
  useEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', state !== 'idle')
  }, [state])
  useEffect(() => {
    // Every effect of the page has run by now: what the visitor did before is done again, and the tests begin.
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <RouteAnnouncer page={pathname} />
      <ScrollRestoration />
    </LinkProvider>
  )
}
