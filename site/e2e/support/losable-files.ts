import type { Route } from 'playwright'
import { waitForHydration, type Visit } from '../../../testing/visit.ts'
import type { Session } from './session.ts'

/**
 * Opens a page whose files a test can block later. Save-Data keeps the page from prefetching, and intercepting requests from the start
 * keeps files out of the browser's cache. Otherwise the speed of the machine would decide which files are already loaded.
 */
export async function openLosable(
  here: Session,
  path: string,
  files: RegExp,
): Promise<Visit & { lose: (answer?: (route: Route) => Promise<void>) => void }> {
  const visited = await here.blank()
  await visited.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  let respond = (route: Route) => route.continue()
  await visited.page.route(files, (route) => respond(route))
  await visited.page.goto(here.site.url + path)
  // With Save-Data, the page hydrates only on input, such as a key press.
  await visited.page.keyboard.press('Shift')
  await waitForHydration(visited.page)
  return {
    ...visited,
    lose: (answer = (route) => route.abort()) => {
      respond = answer
    },
  }
}
