import { matchRoutes } from 'react-router-dom'
import { linkUnder } from './links.ts'
import { routes } from '../routes.tsx'

const savesData = () => 'connection' in navigator && Object(navigator.connection).saveData === true

/** Loads and runs the lazy modules of a page that the visitor may open next. */
function prefetch(path: string) {
  if (path === location.pathname || savesData()) return
  for (const { route } of matchRoutes(routes, path) ?? []) if (typeof route.lazy === 'function') route.lazy().catch(() => {})
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
