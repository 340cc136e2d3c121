import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { RouteAnnouncer } from '#ui/elements/RouteAnnouncer/RouteAnnouncer.tsx'
import { Notice } from '#ui/shell/Notice/Notice.tsx'
import { useHydrated } from './hydration/useHydrated.ts'
import { useRouterLinks } from './links.ts'
import { useWaitingForNetwork } from './load-page.ts'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useMeantSection } from './useMeantSection.ts'
import { errors } from './words/errors.ts'

/** The root of every page. Handles links, focus, scroll restoration and the announcement of a new page. */
export function App() {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  useFocusOnNavigation()
  useMeantSection()
  useEffect(() => {
    // Most pages open within 100 ms. For those, the cursor stays as it is, because changing it restyles every element.
    const timer = setTimeout(() => document.documentElement.toggleAttribute('data-navigating', state !== 'idle'), 100)
    return () => clearTimeout(timer)
  }, [state])
  useRouterLinks()
  useHydrated()
  const isOffline = useWaitingForNetwork()
  return (
    <>
      <Outlet />
      <RouteAnnouncer page={pathname} />
      <ScrollRestoration />
      <Notice message={isOffline ? errors.offline : undefined} />
    </>
  )
}
