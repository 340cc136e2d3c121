import type { Page } from 'playwright'

/** Holds back the script that hydrates the page until the returned function is called. */
export async function holdHydration(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/assets\/client-.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
