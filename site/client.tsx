import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { Notice } from '#ui/shell/Notice/Notice.tsx'
import { hydrate } from './frame/hydration/hydrate.ts'
import { FailedPart, Parts } from './frame/Parts.tsx'
import { errors } from './frame/words/errors.ts'
import { PageDataContext, takePageData } from './frame/page-data.ts'
import { findRoutes, loadRoute, prefetchPages } from './frame/prefetch.ts'
import { withFrame } from './frame/with-frame.tsx'
import { routes as pages } from './routes.tsx'

const root = document.getElementById('root')!
const data = takePageData()
const routes = withFrame(pages)

async function start() {
  const found = findRoutes(routes, location.pathname)
  const matched = found.length > 0 ? found : (matchRoutes(routes, location) ?? []).map(({ route }) => route)
  // The first render must equal the static HTML.
  await Promise.all(matched.map((route) => loadRoute(route)))
  // Without hydration data, the router would load the page again and scroll to the top.
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: Object.fromEntries(matched.map(({ id }) => [id, null])) },
  })
  hydrate(
    root,
    <PageDataContext value={data}>
      <Parts failed={<FailedPart />}>
        <RouterProvider router={router} useTransitions={false} />
      </Parts>
    </PageDataContext>,
    stayStatic,
  )
  prefetchPages(router)
  if (import.meta.env.DEV) (await import('./frame/follow-edits.ts')).followEdits(router)
}

function stayStatic(error: unknown) {
  console.error("The page's script could not start:", error)
  createRoot(document.createDocumentFragment()).render(createPortal(<Notice message={errors.missing} />, document.body))
}

start().catch(stayStatic)
