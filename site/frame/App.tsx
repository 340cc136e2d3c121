import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { LinkProvider } from '#ui/elements/Link/LinkProvider.tsx'
import { RouteAnnouncer } from '#ui/elements/RouteAnnouncer/RouteAnnouncer.tsx'
import { useHydrated } from './hydration/useHydrated.ts'
import { RouterLink } from './RouterLink.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

/** The root of every page: links, focus, scroll restoration and the announcement of a new page. */
export function App() {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  useFocusOnNavigation()
  useEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', state !== 'idle')
  }, [state])
  useHydrated()
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <RouteAnnouncer page={pathname} />
      <ScrollRestoration />
    </LinkProvider>
  )
}
