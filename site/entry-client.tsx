import { hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { App } from './App.tsx'
import { loadFirst } from './load.ts'
import { aroundNav } from './navigation.ts'
import { keepPlaces } from './places.ts'
import { PageDataProvider, takePageData } from './page-data.tsx'

/** Hydrates the page: its own files are loaded first, so that the first client render equals the static HTML. */
async function hydrate() {
  const data = takePageData()
  const first = await loadFirst(location.pathname, data.text)
  keepPlaces()
  hydrateRoot(
    document.getElementById('root')!,
    <PageDataProvider value={data}>
      <Router aroundNav={aroundNav}>
        <App first={first} />
      </Router>
    </PageDataProvider>,
    { onRecoverableError: (error) => console.error('Hydration:', error) },
  )
}

// The static page stands and works without React: better than an error screen in its place.
hydrate().catch((error: unknown) => console.error('This page stays without its script:', error))
