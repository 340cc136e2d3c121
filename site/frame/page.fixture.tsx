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

/** Renders a page in a memory router as a story. */
export const page = (element: ReactElement) => <Stage page={{ element }} />

/** Renders a page that throws `error` as a story. It shows the error screen. */
export const failing = (error: unknown) => {
  const Failing = () => {
    throw error
  }
  return <Stage page={{ element: <Failing /> }} />
}
