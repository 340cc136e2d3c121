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

/** Story of a page, rendered in a memory router. */
export const page = (element: ReactElement) => <Stage page={{ element }} />

/** Story of a page that throws `error` while it renders. It shows the error screen. */
export const failing = (error: unknown) => {
  const Failing = () => {
    throw error
  }
  return <Stage page={{ element: <Failing /> }} />
}
