import { useEffect, useRef } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { LinkProvider, type InternalLinkProps } from '../ui/elements/Link/LinkProvider.tsx'
import { RouteAnnouncer } from '../ui/elements/RouteAnnouncer/RouteAnnouncer.tsx'

const RouterLink = ({ href, ...props }: InternalLinkProps) => <Link to={href} {...props} />

/** What stands around every page: the router's links, the scroll position, and the focus after a navigation. */
export function App() {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname + hash)
  useEffect(() => {
    // Every effect of the page has run by now; the tests wait for it.
    document.documentElement.dataset.hydrated = ''
  }, [])
  useEffect(() => {
    if (before.current === pathname + hash) return
    before.current = pathname + hash
    const target = document.getElementById(hash ? decodeURIComponent(hash.slice(1)) : 'main')
    if (!target) return
    // As after a native jump, the next Tab goes on from here; what takes a focus by itself keeps its place in the order.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <RouteAnnouncer page={pathname} />
      <ScrollRestoration />
    </LinkProvider>
  )
}
