import type { RouteObject } from 'react-router-dom'
import { App } from './App.tsx'
import { RouteError } from './RouteError.tsx'

/** Adds the behavior of every page: it follows links, moves the focus, announces a new page and shows errors. */
export const withFrame = (pages: RouteObject[]): RouteObject[] => [
  { element: <App />, errorElement: <RouteError />, children: [{ errorElement: <RouteError />, children: pages }] },
]
