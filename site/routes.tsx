import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { App } from './App.tsx'
import { docsPages, headOf, type DocsEntry } from './docs/contents.ts'
import type { DocsModule } from './docs/DocsPage.tsx'
import type { PageHead } from './Head.tsx'
import { RouteError } from './RouteError.tsx'

/** A page that loads when it is asked for; its id is its source file, which is its key in the manifest of the build. */
const page = (path: string, file: string, load: () => Promise<{ Component: () => ReactNode; handle: PageHead }>): RouteObject => ({
  path,
  id: `site/pages/${file}`,
  // A chunk that is gone resolves to undefined once: then the whole page is being loaded anew (reload.ts), and nothing may change before.
  lazy: async () => (await load()) ?? new Promise(() => {}),
})

/** A page of the documentation: its file lies at its address. */
const docs = import.meta.glob<DocsModule>('./docs/**/*.mdx')
const docsPage = (about: DocsEntry): RouteObject => {
  const file = `${about.path === '/docs' ? 'index' : about.path.slice('/docs/'.length)}.mdx`
  return {
    path: about.path,
    id: `site/docs/${file}`,
    lazy: async () => {
      const { default: Content, headings } = (await docs[`./docs/${file}`]!()) ?? (await new Promise<never>(() => {}))
      return { Component: () => <Content about={about} headings={headings} />, handle: headOf(about) }
    },
  }
}

/** Every address of the site. */
export const routes: RouteObject[] = [
  {
    Component: App,
    ErrorBoundary: RouteError,
    children: [
      page('/', 'landing.tsx', () => import('./pages/landing.tsx')),
      page('/cloud-host-form', 'cloud-host-form.tsx', () => import('./pages/cloud-host-form.tsx')),
      ...docsPages.map(docsPage),
      page('*', 'not-found.tsx', () => import('./pages/not-found.tsx')),
    ],
  },
]
