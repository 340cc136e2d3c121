import type { Page } from 'playwright'

/** Holds back the script that hydrates the page, as a slow connection does; the returned function lets it come. */
export async function holdHydration(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/entry-client.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
