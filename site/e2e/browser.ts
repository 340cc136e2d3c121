import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { browserArgs, browserPath } from '../../.storybook/browser.ts'

/** Starts the browser of the tests. */
export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: browserArgs })
}

/** A page of a context of its own, with everything that its console said. */
export interface Visit {
  page: Page
  /** Warnings, errors and uncaught exceptions, as they came. */
  console: string[]
}

/** Opens an address as a new visitor. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto(url)
  return { page, console: said }
}

/** Waits until React has taken the page over. */
export const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
