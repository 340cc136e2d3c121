import type { createBrowserRouter } from 'react-router-dom'

const key = 'reloaded-for'

/**
 * A page of an older build asks for a chunk that a newer one no longer has: load the page that the visitor wanted from the server,
 * once. When it is missing again, the error goes on to the router's error screen.
 */
export function reloadOnceOnMissingChunk(router: ReturnType<typeof createBrowserRouter>) {
  addEventListener('vite:preloadError', (event) => {
    const { pathname, search, hash } = router.state.navigation.location ?? location
    const target = pathname + search + hash
    try {
      if (sessionStorage.getItem(key) === target) {
        sessionStorage.removeItem(key)
        return
      }
      sessionStorage.setItem(key, target)
    } catch {
      return
    }
    event.preventDefault()
    location.assign(target)
  })
}
