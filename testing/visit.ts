import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from 'playwright'
import { expect } from 'vitest'
import { getBrowserOptions } from './browser.ts'

export async function launch(): Promise<Browser> {
  return chromium.launch(await getBrowserOptions())
}

export interface Visit {
  page: Page
  /** Warnings, errors and uncaught exceptions. */
  console: string[]
}

const underWay = new WeakMap<Page, Set<Request>>()

export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  // A shorter wait than the test's own timeout would fail on a slow machine.
  context.setDefaultTimeout(0)
  // On a busy machine, the browser may call idle callbacks 20 seconds late, so they get a time limit.
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

/** Waits until the page has loaded, the browser is idle and no request is open. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await expect
    .poll(async () => {
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))))
      return underWay.get(page)?.size
    })
    .toBe(0)
}

export const waitForHydration = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
