import { redirectDocument, type RouteObject } from 'react-router-dom'
import { App } from './app/App.tsx'
import type { DocsHandle } from './docs/navigation/docs-handle.ts'
import { PageLoadError } from './app/page-load-error.ts'
import { RouteError } from './app/RouteError.tsx'

/** What the file of a documentation page exports. */
interface DocsModule {
  default: () => React.ReactNode
  handle: DocsHandle
}

/** Tells a file that did not load from a page that failed, for the error screen. */
const load =
  <Module,>(file: () => Promise<Module>) =>
  () =>
    file().catch((cause: unknown) => {
      throw new PageLoadError({ cause })
    })

/** One route for each file of the documentation; `site/docs/contents.ts` gives their titles and order, and the build compares both. */
const docs = Object.entries(import.meta.glob<DocsModule>('./docs/**/*.mdx')).map(([file, page]): RouteObject => ({
  id: file.replace('./', 'site/'),
  path: file.slice(1).replace(/(?:\/index)?\.mdx$/, ''),
  lazy: load(async () => {
    const { default: Component, handle } = await page()
    return { Component, handle }
  }),
}))

/** Every address of the site. The id of a page is its source file, which is its key in the manifest of the build. */
export const routes: RouteObject[] = [
  {
    element: <App />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { path: '/', id: 'site/pages/landing.tsx', lazy: load(() => import('./pages/landing.tsx')) },
          { path: '/cloud-host-form', id: 'site/pages/cloud-host-form.tsx', lazy: load(() => import('./pages/cloud-host-form.tsx')) },
          { path: '/cloud-host-form/received/:reference', id: 'site/pages/received.tsx', lazy: load(() => import('./pages/received.tsx')) },
          { id: 'site/docs/page/DocsPage.tsx', lazy: load(() => import('./docs/page/DocsPage.tsx')), children: docs },
          {
            path: '*',
            id: 'site/pages/not-found.tsx',
            lazy: load(() => import('./pages/not-found.tsx')),
            // The server answers and logs every unknown address, also one that a link inside the site leads to.
            loader: ({ request }) => (import.meta.env.SSR ? null : redirectDocument(request.url)),
          },
        ],
      },
    ],
  },
]

/** The static addresses of a table of routes. The server renders the others. */
export const addressesOf = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [...(path && !/[*:]/.test(path) ? [path] : []), ...addressesOf(children)])
