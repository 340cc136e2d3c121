import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { HydrationProvider } from '../ui/elements/hydration/HydrateOnIntent.tsx'
import { RouteAnnouncer } from '../ui/elements/RouteAnnouncer/RouteAnnouncer.tsx'
import { followLinks } from './links.ts'
import { load, loaded, type LoadedPage } from './load.ts'
import { takeArrival } from './navigation.ts'
import { jump, returnToPlace } from './places.ts'
import { ErrorBoundary } from './RouteError.tsx'

/** The page of the current address; the one before it until that is loaded. */
function usePage(first: LoadedPage): LoadedPage {
  const [path] = useLocation()
  const [page, setPage] = useState(first)
  const now = loaded(path)
  if (now && now.path !== page.path) setPage(now)
  useEffect(() => {
    if (path === page.path || loaded(path)) return
    // The history holds a page of an earlier load.
    load(path).then((missing) => (missing ? setPage(missing) : location.reload()), () => location.reload())
  }, [path, page])
  return page
}

/** As after a native jump, the next Tab goes on from here; what takes a focus by itself keeps its place in the order. */
function focus(target: HTMLElement) {
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** The page, and what stands around every one: how its links are followed, and the place and the focus after a navigation. */
export function App({ first }: { first: LoadedPage }) {
  const page = usePage(first)
  const [, navigate] = useLocation()
  useEffect(() => followLinks(navigate), [navigate])
  useEffect(() => {
    // Every effect of the page has run by now: what the visitor did before is done again, and the tests begin.
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  useEffect(() => {
    returnToPlace()
    if (!takeArrival(page.path)) return
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    jump(target ? () => target.scrollIntoView({ behavior: 'instant' }) : 0)
    const begin = target || document.getElementById('main')
    if (begin) focus(begin)
  }, [page])
  return (
    <HydrationProvider>
      <ErrorBoundary page={page.path}>{page.element}</ErrorBoundary>
      <RouteAnnouncer page={page.path} />
    </HydrationProvider>
  )
}
