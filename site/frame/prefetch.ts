import { createElement } from 'react'
import type { DataRouter, RouteObject } from 'react-router-dom'
import type { PageHead } from './Head.tsx'
import { findLink } from './links.ts'

/** Safari has no `requestIdleCallback`. */
const onIdle = 'requestIdleCallback' in window ? requestIdleCallback : (work: () => void) => setTimeout(work, 500)

/** Loads a page into its route, so that a click shows it immediately. Leaves the route unchanged if `isFree()` returns false after loading. */
export async function loadRoute(route: RouteObject, isFree = () => true): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const { Component, ...page } = await route.lazy()
  if (isFree()) Object.assign(route, page, { element: Component && createElement(Component), lazy: undefined })
}

/** Finds the route of a fixed path, and its parents. Faster than `matchRoutes`, which ranks all routes on every call. */
export function findRoutes(routes: readonly RouteObject[], path: string): RouteObject[] {
  for (const route of routes) {
    if (route.path === path) return [route]
    const inner = findRoutes(route.children ?? [], path)
    if (inner.length > 0) return [route, ...inner]
  }
  return []
}

/**
 * Loads the page of a link when the visitor points at, touches or focuses the link. Also loads the `neighbors` of the current page, unless
 * the connection is slow: now, and after each navigation when the browser is idle. Loads nothing with Save-Data.
 */
export function prefetchPages(router: DataRouter): void {
  const { saveData, effectiveType = '' } = 'connection' in navigator ? Object(navigator.connection) : {}
  if (saveData) return
  const asked = new Set([location.pathname])
  const prefetch = (path?: string) => {
    if (path === undefined || asked.has(path)) return
    asked.add(path)
    const before = router.state.location
    // If the router is loading the same page, completing its route here would make it log a warning.
    const isFree = () => router.state.navigation.state === 'idle' && router.state.location === before
    for (const route of findRoutes(router.routes, path)) loadRoute(route, isFree).catch(() => asked.delete(path))
  }
  const prefetchLink = (event: Event) => prefetch(findLink(event)?.pathname)
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, prefetchLink, { passive: true, capture: true })
  if (/[23]g/.test(effectiveType)) return
  const prefetchNeighbors = () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every page exports its head as its handle.
    const { neighbors = [] } = (router.state.matches.at(-1)?.route.handle ?? {}) as Partial<PageHead>
    neighbors.forEach((path) => prefetch(path))
  }
  // Starts immediately, so that the files download while React hydrates the page.
  prefetchNeighbors()
  let last = location.pathname
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === last) return
    last = pathname
    onIdle(prefetchNeighbors)
  })
}
