import { useState, type ReactElement } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { App } from './App.tsx'
import { RouteError } from './RouteError.tsx'

function Stage({ page }: { page: RouteObject }) {
  const [router] = useState(() =>
    createMemoryRouter([{ element: <App />, children: [{ errorElement: <RouteError />, children: [{ ...page, path: '*' }] }] }], {
      initialEntries: ['/story'],
      hydrationData: {},
    }),
  )
  return <RouterProvider router={router} />
}

/** A page as a story: in the site's frame, at an address of its own, where links lead nowhere. */
export const page = (element: ReactElement) => <Stage page={{ element }} />

/** Error screen of a route that failed with this error, as a story. */
export const failing = (error: unknown) => {
  const Failing = () => {
    throw error
  }
  return <Stage page={{ element: <Failing /> }} />
}
