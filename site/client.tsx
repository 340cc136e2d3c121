import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { HydrationProvider } from '#ui/elements/hydration/HydrateOnIntent.tsx'
import { Notice } from '#ui/shell/Notice/Notice.tsx'
import { createHydration } from './frame/hydration/hydrate.ts'
import { loadedRoutes } from './frame/hydration/loaded-routes.ts'
import { errors } from './frame/words/errors.ts'
import { PageDataProvider, takePageData } from './frame/page-data.tsx'
import { loadAhead } from './frame/ahead.ts'
import { followLinks } from './frame/links.ts'
import { prefetchOnIntent } from './frame/prefetch.ts'
import { sign } from './frame/sign.ts'
import { routes } from './routes.tsx'

const root = document.getElementById('root')!
const data = takePageData()
const hydration = createHydration(root)

const keeps = () => {
  try {
    return sessionStorage.length > 0
  } catch {
    return false
  }
}

/**
 * Waits for the styles that the HTML does not need, such as those of dialogs; one that failed is not in the page any more.
 * @returns applies them in one step, which costs a slow phone 50 ms: when the visitor, or what the tab keeps, may show more than the HTML.
 */
async function styled() {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([type])')]
  await Promise.all(
    sheets.map(
      (link) =>
        new Promise<unknown>((done) => {
          if (link.sheet) done(undefined)
          for (const end of ['load', 'error']) link.addEventListener(end, done)
        }),
    ),
  )
  return () => {
    for (const link of sheets) link.media = 'all'
  }
}

async function start() {
  const matched = (matchRoutes(routes, location) ?? []).map(({ route }) => route)
  // Without hydration data the router would load the page again and scroll to the top.
  const router = createBrowserRouter(await loadedRoutes(routes, matched), {
    hydrationData: { loaderData: Object.fromEntries(matched.map(({ id }) => [id, null])) },
  })
  const applyStyles = await styled()
  if (keeps()) applyStyles()
  else void sign().then(applyStyles)
  prefetchOnIntent()
  followLinks(router, () => hydration.intent.waiting.size > 0)
  addEventListener('hydrated', () => loadAhead(router), { once: true })
  router.subscribe(({ navigation }) => {
    // What still waits is hydrated after the page that was asked for, not before it.
    if (navigation.state === 'idle') requestAnimationFrame(() => setTimeout(hydration.use))
  })
  hydration.render(
    <PageDataProvider value={data}>
      <HydrationProvider intent={hydration.intent} failed={errors.part}>
        <RouterProvider router={router} useTransitions={false} />
      </HydrationProvider>
    </PageDataProvider>,
  )
}

start().catch((error: unknown) => {
  console.error('This page stays without its script:', error)
  // The static page works without React. The portal adds the notice beside it.
  createRoot(document.createDocumentFragment()).render(createPortal(<Notice message={errors.missing} />, document.body))
})
