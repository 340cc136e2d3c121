import type { ComponentType } from 'react'
import { redirectDocument, type RouteObject } from 'react-router-dom'
import { formPath, receivedPath } from './apply/paths.ts'
import { App } from './frame/App.tsx'
import type { DocsHandle } from './docs/navigation/create-handle.ts'
import { PageLoadError, RouteError } from './frame/RouteError.tsx'
import { isHydrated } from './frame/hydration/useHydrated.ts'
import { waitForNetwork } from './frame/offline.ts'

/** Offline, waits until the browser is online again. Throws `PageLoadError` if the file is missing. */
const load =
  <Module,>(file: () => Promise<Module>) =>
  () =>
    file().catch((cause: unknown) => {
      // Before hydration, the static page stays even if this throws.
      if (isHydrated() && !navigator.onLine) return waitForNetwork()
      throw new PageLoadError({ cause })
    })

/** Titles and order are in `site/docs/contents.ts`. The build checks that both list the same files. */
const docs = Object.entries(import.meta.glob<{ default: ComponentType; handle: DocsHandle }>('./docs/**/*.mdx')).map(
  ([file, page]): RouteObject => ({
    id: file.replace('./', 'site/'),
    path: file.slice(1).replace(/(?:\/index)?\.mdx$/, ''),
    lazy: load(async () => {
      const { default: Component, handle } = await page()
      return { Component, handle }
    }),
  }),
)

/** The id of a page is its source file, which is its key in the manifest. */
export const routes: RouteObject[] = [
  {
    element: <App />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { path: '/', id: 'site/landing/page.tsx', lazy: load(() => import('./landing/page.tsx')) },
          { path: formPath, id: 'site/apply/page.tsx', lazy: load(() => import('./apply/page.tsx')) },
          { path: `${receivedPath}/:reference`, id: 'site/apply/received.tsx', lazy: load(() => import('./apply/received.tsx')) },
          { id: 'site/docs/page/DocsPage.tsx', lazy: load(() => import('./docs/page/DocsPage.tsx')), children: docs },
          {
            path: '*',
            id: 'site/not-found/page.tsx',
            lazy: load(() => import('./not-found/page.tsx')),
            // Loads the document, so that the server logs links to unknown paths.
            loader: ({ request }) => (import.meta.env.SSR ? null : redirectDocument(request.url)),
          },
        ],
      },
    ],
  },
]

/** Omits the paths that the server renders. */
export const listAddresses = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [...(path && !/[*:]/.test(path) ? [path] : []), ...listAddresses(children)])
