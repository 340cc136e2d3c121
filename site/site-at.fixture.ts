import { createMemoryRouter } from 'react-router-dom'
import { withFrame } from './frame/with-frame.tsx'
import { routes } from './routes.tsx'

type Router = ReturnType<typeof createMemoryRouter>

/** Creates a router of the site at a path, with the files of the page loaded. */
export async function siteAt(path: string): Promise<Router> {
  const router = createMemoryRouter(withFrame(routes), { initialEntries: [path] })
  await new Promise<void>((done) => {
    const look = () => {
      if (router.state.initialized) done()
    }
    router.subscribe(look)
    look()
  })
  return router
}
