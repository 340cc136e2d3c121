import { useEffect, useRef } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { LinkProvider, type InternalLinkProps } from '../ui/elements/Link/LinkProvider.tsx'
import { RouteAnnouncer } from '../ui/elements/RouteAnnouncer/RouteAnnouncer.tsx'

const RouterLink = ({ href, ...props }: InternalLinkProps) => <Link to={href} {...props} />

/** What stands around every page: the router's links, the scroll position, and the focus after a navigation. */
export function App() {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <RouteAnnouncer page={pathname} />
      <ScrollRestoration />
    </LinkProvider>
  )
}
