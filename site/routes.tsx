import type { ComponentType } from 'react'
import { redirectDocument, type RouteObject } from 'react-router-dom'
import { formPath, receivedPath } from './paths.ts'
import type { DocsHandle } from './docs/navigation/create-handle.ts'
import { loadPage } from './frame/load-page.ts'

/** Titles and order are in `site/docs/contents.ts`. The build checks that `contents.ts` lists exactly these files. */
const docs = Object.entries(import.meta.glob<{ default: ComponentType; handle: DocsHandle }>('./docs/**/*.mdx')).map(
  ([file, page]): RouteObject => ({
    id: file.replace('./', 'site/'),
    path: file.slice(1).replace(/(?:\/index)?\.mdx$/, ''),
    lazy: loadPage(async () => {
      const { default: Component, handle } = await page()
      return { Component, handle }
    }),
  }),
)

/** The id of a page is its source file, which is its key in the manifest. */
export const routes: RouteObject[] = [
  { path: '/', id: 'site/landing/page.tsx', lazy: loadPage(() => import('./landing/page.tsx')) },
  { path: formPath, id: 'site/apply/page.tsx', lazy: loadPage(() => import('./apply/page.tsx')) },
  { path: `${receivedPath}/:reference`, id: 'site/apply/received.tsx', lazy: loadPage(() => import('./apply/received.tsx')) },
  { id: 'site/docs/page/DocsPage.tsx', lazy: loadPage(() => import('./docs/page/DocsPage.tsx')), children: docs },
  {
    path: '*',
    id: 'site/not-found/page.tsx',
    lazy: loadPage(() => import('./not-found/page.tsx')),
    // Loads the document, so that the server logs links to unknown paths.
    loader: ({ request }) => (import.meta.env.SSR ? null : redirectDocument(request.url)),
  },
]

/** Omits the paths that the server renders. */
export const listAddresses = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [...(path && !/[*:]/.test(path) ? [path] : []), ...listAddresses(children)])
