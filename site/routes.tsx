import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { App } from './App.tsx'
import type { PageHead } from './Head.tsx'
import { RouteError } from './RouteError.tsx'

/** A page that loads when it is asked for; its id is its source file, which is its key in the manifest of the build. */
const page = (path: string, file: string, load: () => Promise<{ Component: () => ReactNode; handle: PageHead }>): RouteObject => ({
  path,
  id: `site/pages/${file}`,
  // A chunk that is gone resolves to undefined once: then the whole page is being loaded anew (reload.ts), and nothing may change before.
  lazy: async () => (await load()) ?? new Promise(() => {}),
})

/** Every address of the site. */
export const routes: RouteObject[] = [
  {
    Component: App,
    ErrorBoundary: RouteError,
    children: [
      page('/', 'landing.tsx', () => import('./pages/landing.tsx')),
      page('/cloud-host-form', 'cloud-host-form.tsx', () => import('./pages/cloud-host-form.tsx')),
      page('*', 'not-found.tsx', () => import('./pages/not-found.tsx')),
    ],
  },
]
