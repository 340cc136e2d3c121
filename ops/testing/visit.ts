import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from 'playwright'
import { expect } from 'vitest'
import { browserOptions } from './browser.ts'

export async function launch(): Promise<Browser> {
  return chromium.launch(await browserOptions())
}

/** Page in a context of its own, with its console. */
export interface Visit {
  page: Page
  /** Warnings, errors and uncaught exceptions in order. */
  console: string[]
}

const underWay = new WeakMap<Page, Set<Request>>()

/** Opens an address as a new visitor. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  // Only the test's own limit ends a wait: a limit of seconds would judge the machine.
  context.setDefaultTimeout(0)
  // Two busy cores keep a browser from being idle for 20 seconds: what waits for that would judge the machine.
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

/** Waits until the page is loaded and idle and no request is open, however slow the machine is. */
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
