import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { firstIntent, HydrationProvider } from '../ui/elements/hydration/HydrateOnIntent.tsx'
import { errors } from './content/errors.ts'
import { PageDataProvider, takePageData } from './page-data.tsx'
import { wasReloaded } from './page-load-error.ts'
import { followSectionLinks, prefetchNeighbors, prefetchOnIntent } from './prefetch.ts'
import { routes } from './routes.tsx'
import { watchTranslation } from './translation.ts'

const root = document.getElementById('root')!
const data = takePageData()
const matched = (matchRoutes(routes, location) ?? []).map(({ route }) => route)

/** Takes the page over, which the server wrote: its files are loaded first, so that the first client render equals the static HTML. */
async function hydrate() {
  for (const route of matched) if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  const intent = firstIntent()
  // What waits is drawn anew before the visitor reaches for it: a press on something that is replaced under it would be lost.
  const translation = watchTranslation(root, intent.end)
  // Without its data the router would load a page that stands already, and without any data it would scroll to the top.
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
    const { keepTyped } = await import('./keep-typed.ts')
    keepTyped()
    createRoot(root).render(page)
  } else {
    hydrateRoot(root, page, {
      onRecoverableError: (error) => {
        // React has drawn a translated part anew, and the browser translates it again: there is nothing to mend.
        if (!translation.isSeen) console.error('Hydration:', error)
      },
    })
  }
}

hydrate().catch((error: unknown) => {
  // A page that was loaded again because a file was missing, and still is, ends in the router's error screen.
  if (wasReloaded()) createRoot(root).render(<RouterProvider router={createBrowserRouter(routes)} />)
  // Otherwise the static page stands and works without React.
  else console.error('This page stays without its script:', error)
})
