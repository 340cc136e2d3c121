import { matchRoutes } from 'react-router-dom'
import type { PageHead } from './Head.tsx'
import { routes } from '../routes.tsx'

type Router = ReturnType<typeof import('react-router-dom').createBrowserRouter>

const savesData = () => 'connection' in navigator && Object(navigator.connection).saveData === true

/** Loads the lazy modules of a page that the visitor may open next. */
function prefetch(path: string) {
  if (path === location.pathname || savesData()) return
  for (const { route } of matchRoutes(routes, path) ?? []) if (typeof route.lazy === 'function') route.lazy().catch(() => {})
}

/** The link that an event is about, if it opens a page of this site in this tab. */
function linkUnder({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a')
  return link && link.origin === location.origin && !link.target && !link.hasAttribute('download') ? link : undefined
}

/**
 * Loads a page when the visitor points at, touches, focuses or opens a link to it: React hydrates the part of the page that holds the link
 * before it hears of the click, and the line is free meanwhile. One listener serves all links.
 */
export function prefetchOnIntent() {
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click']) {
    addEventListener(
      type,
      (event) => {
        const link = linkUnder(event)
        if (link) prefetch(link.pathname)
      },
      { passive: true, capture: true },
    )
  }
}

/** Loads the pages that the handle of the current page names as its neighbors, when the browser is idle. */
export function prefetchNeighbors({ state }: Router) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
  const { neighbors = [] } = (state.matches.at(-1)?.route.handle ?? {}) as Partial<PageHead>
  if (neighbors.length > 0 && 'requestIdleCallback' in window) requestIdleCallback(() => neighbors.forEach(prefetch))
}

/** Lets the router handle links to a section of the same page, so that it restores their scroll positions; the query stays. */
export function followSectionLinks(router: Router) {
  addEventListener('click', (event) => {
    const link = linkUnder(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (!link?.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    void router.navigate(location.search + link.hash)
  })
}
