import type { ReactNode } from 'react'
import type { PageHead } from './Head.tsx'

/** What the file of a page exports. */
export interface PageModule {
  Component: () => ReactNode
  handle: PageHead
}

/** A page: its source file, which is its key in the manifest of the build, and how it is loaded. */
export interface Route {
  file: string
  load: () => Promise<PageModule>
}

/** Every address of the site but those of the documentation, which `docs/contents.ts` lists. */
export const routes: Readonly<Record<string, Route>> = {
  '/': { file: 'site/pages/landing.tsx', load: () => import('./pages/landing.tsx') },
  '/cloud-host-form': { file: 'site/pages/cloud-host-form.tsx', load: () => import('./pages/cloud-host-form.tsx') },
}

/** The page for every other address. */
export const notFound: Route = { file: 'site/pages/not-found.tsx', load: () => import('./pages/not-found.tsx') }

/** True where the documentation stands. */
export const isDocs = (path: string) => path === '/docs' || path.startsWith('/docs/')
