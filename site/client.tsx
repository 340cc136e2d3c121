import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { firstIntent, HydrationProvider } from '#ui/elements/hydration/HydrateOnIntent.tsx'
import { errors } from './frame/words/errors.ts'
import { PageDataProvider, takePageData } from './frame/page-data.tsx'
import { wasReloaded } from './frame/page-load-error.ts'
import { followSectionLinks, prefetchNeighbors, prefetchOnIntent } from './frame/prefetch.ts'
import { routes } from './routes.tsx'
import { watchTranslation } from './frame/translation.ts'

const root = document.getElementById('root')!
const data = takePageData()
const matched = (matchRoutes(routes, location) ?? []).map(({ route }) => route)

/** Hydrates the page. Its lazy modules are loaded first, so that the first client render equals the static HTML. */
async function hydrate() {
  for (const route of matched) if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  const intent = firstIntent()
  // Parts that are not hydrated yet are rendered at once: a press on an element that React replaces would be lost.
  const translation = watchTranslation(root, intent.end)
  // Without hydration data the router would load the page again and scroll to the top.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: Object.fromEntries(matched.map(({ id }) => [id, null])) } })
  prefetchOnIntent()
  followSectionLinks(router)
  void intent.promise.then(() => prefetchNeighbors(router))
  router.subscribe(({ navigation }) => {
    intent.end()
    if (navigation.state === 'idle') prefetchNeighbors(router)
  })
  const page = (
    <PageDataProvider value={data}>
      <HydrationProvider intent={intent} failed={errors.part}>
        <RouterProvider router={router} useTransitions={false} />
      </HydrationProvider>
    </PageDataProvider>
  )
  if (translation.isSeen) {
    const { keepFormInput } = await import('./frame/keep-form-input.ts')
    keepFormInput()
    createRoot(root).render(page)
  } else {
    hydrateRoot(root, page, {
      onRecoverableError: (error) => {
        // React has rendered a translated part again, and the browser translates it again.
        if (!translation.isSeen) console.error('Hydration:', error)
      },
    })
  }
}

hydrate().catch((error: unknown) => {
  // After a reload that did not bring the missing file, the router's error screen says so.
  if (wasReloaded()) createRoot(root).render(<RouterProvider router={createBrowserRouter(routes)} />)
  // Otherwise the static page keeps working without React.
  else console.error('This page stays without its script:', error)
})
