import type { RouteObject } from 'react-router-dom'

/** The routes with the files of some of them loaded, as new objects, so that their first client render equals the static HTML. */
export const loadedRoutes = (table: readonly RouteObject[], wanted: readonly RouteObject[]): Promise<RouteObject[]> =>
  Promise.all(
    table.map(async (route) => {
      if (!wanted.includes(route)) return route
      const { lazy, children, ...own } = route
      const file = typeof lazy === 'function' ? await lazy() : {}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file may only add what a route allows
      return { ...own, ...file, ...(children && { children: await loadedRoutes(children, wanted) }) } as RouteObject
    }),
  )
