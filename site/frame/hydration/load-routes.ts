import type { RouteObject } from 'react-router-dom'

/** Loads the given routes and returns the table with them filled in, so that the first render equals the static HTML. */
export const loadRoutes = (table: readonly RouteObject[], wanted: readonly RouteObject[]): Promise<RouteObject[]> =>
  Promise.all(
    table.map(async (route) => {
      if (!wanted.includes(route)) return route
      const { lazy, children, ...own } = route
      const file = typeof lazy === 'function' ? await lazy() : {}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a route's file exports only properties of a route
      return { ...own, ...file, ...(children && { children: await loadRoutes(children, wanted) }) } as RouteObject
    }),
  )
