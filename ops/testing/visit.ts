import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from 'playwright'
import { expect } from 'vitest'
import { getBrowserOptions } from './browser.ts'

export async function launch(): Promise<Browser> {
  return chromium.launch(await getBrowserOptions())
}

/** Page in its own browser context, with its console messages. */
export interface Visit {
  page: Page
  /** Warnings, errors and uncaught exceptions in order. */
  console: string[]
}

const underWay = new WeakMap<Page, Set<Request>>()

/** Opens an address as a new visitor. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  // Only the test's own timeout ends a wait, because a shorter one would fail on a slow machine.
  context.setDefaultTimeout(0)
  // A busy machine can keep the browser from being idle for 20 seconds, so idle callbacks get a timeout.
  await context.addInitScript(() => {
    const whenIdle = window.requestIdleCallback
    window.requestIdleCallback = (work, options) => whenIdle(work, { timeout: 1000, ...options })
  })
  const page = await context.newPage()
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const messages: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  await page.goto(url)
  return { page, console: messages }
}

/** Waits until the page is loaded and idle and no request is open. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await expect
    .poll(async () => {
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))))
      return underWay.get(page)?.size
    })
    .toBe(0)
}

/** Waits until React has hydrated the page. */
export const waitForHydration = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
