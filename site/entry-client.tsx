import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { nameHistoryEntry } from './history-entry.ts'
import { PageDataProvider, takePageData } from './page-data.tsx'
import { reloadOnceOnMissingChunk } from './reload.ts'
import { routes } from './routes.tsx'

/** Hydrates the page: the matched pages are loaded first, so that the first client render equals the static HTML. */
async function start() {
  const data = takePageData()
  nameHistoryEntry()
  try {
    for (const { route } of matchRoutes(routes, location) ?? []) {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }
  } catch (error) {
    // The static page stands and works without React: better than an error screen in its place.
    console.error('This page stays without its script:', error)
    return
  }
  const router = createBrowserRouter(routes)
  reloadOnceOnMissingChunk(router)
  const app = (
    <PageDataProvider value={data}>
      <RouterProvider router={router} />
    </PageDataProvider>
  )
  hydrateRoot(document.getElementById('root')!, app, {
    onRecoverableError: (error) => console.error('Hydration:', error),
  })
}

// React takes over when the browser has nothing better to do, or at once when the visitor wants something.
const intents = ['pointerdown', 'keydown', 'focusin'] as const
let started = false
const once = () => {
  if (started) return
  started = true
  for (const intent of intents) removeEventListener(intent, once)
  void start()
}
for (const intent of intents) addEventListener(intent, once, { passive: true })
if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: 2000 })
else setTimeout(once, 200)
