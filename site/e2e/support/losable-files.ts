import type { Route } from 'playwright'
import { hydrated, type Visit } from '../../../ops/testing/visit.ts'
import type { Session } from './session.ts'

/**
 * Opens a page some of whose files can be lost later. The route is there from the start: with a route, the browser keeps no file in its
 * cache, so that what the page has loaded ahead by then makes no difference.
 */
export async function openLosable(
  here: Session,
  path: string,
  files: RegExp,
): Promise<Visit & { lose: (answer?: (route: Route) => Promise<void>) => void }> {
  const visited = await here.blank()
  let respond = (route: Route) => route.continue()
  await visited.page.route(files, (route) => respond(route))
  await visited.page.goto(here.site.url + path)
  await hydrated(visited.page)
  return {
    ...visited,
    lose: (answer = (route) => route.abort()) => {
      respond = answer
    },
  }
}
