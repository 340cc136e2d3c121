import type { DataRouter, RouteObject } from 'react-router-dom'

declare global {
  interface Window {
    /** React Fast Refresh ignores these exports when it decides whether it can update a module without a reload. */
    __getReactRefreshIgnoredExports?: () => string[]
  }
}

const listRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...listRoutes(route.children ?? [])])

/** In development, updates the handle of an edited page. React Fast Refresh updates its component without losing the state. */
export function followEdits(router: DataRouter): void {
  // oxlint-disable-next-line no-underscore-dangle -- The name comes from @vitejs/plugin-react.
  window.__getReactRefreshIgnoredExports = () => ['handle']
  import.meta.hot?.on('vite:afterUpdate', async ({ updates }) => {
    const edited = updates.flatMap(({ acceptedPath, timestamp, explicitImportRequired }) => {
      const route = listRoutes(router.routes).find(({ id }) => `/${id}` === acceptedPath)
      // The address of the module that Vite has just loaded.
      return route?.handle ? [{ route, url: `${acceptedPath}?${explicitImportRequired ? 'import&' : ''}t=${timestamp}` }] : []
    })
    if (edited.length === 0) return
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every page exports its head as its handle.
    const load = async (url: string) => (await import(/* @vite-ignore */ url)) as { handle: unknown }
    for (const { route, url } of edited) route.handle = (await load(url)).handle
    // Components read the handle from the matches, which the router creates again.
    await router.revalidate()
  })
}
