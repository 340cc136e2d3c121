import type { RouteObject } from 'react-router-dom'
import { App } from './App.tsx'
import { RouteError } from './RouteError.tsx'

/** Adds what every page has: links, focus and the announcement of a new page, and the error screen. */
export const withFrame = (pages: RouteObject[]): RouteObject[] => [
  { element: <App />, errorElement: <RouteError />, children: [{ errorElement: <RouteError />, children: pages }] },
]
