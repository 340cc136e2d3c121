import type { BrowserContext, CDPSession, Page } from 'playwright'

/** A cheap phone on a slow line, as Chrome's developer tools apply them: "Slow 4G" is 1.6 Mbit/s less 10 %, and 150 ms times 3.75. */
const line = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const slowdown = 4

/** Cost of one load of a page: times in milliseconds, sizes in bytes. */
export interface Load {
  fcp: number
  lcp: number
  cls: number
  longTasks: number
  mainThread: number
  html: number
  script: number
  font: number
  other: number
}

/** One click on a link: the time to the first frame with the next page's heading, in milliseconds, and the requests that it waited for. */
export interface Click {
  ms: number
  requests: number
}

/** How a visitor follows a link: a click out of nowhere, a click after a moment over it, a touch. */
export type Way = 'cold' | 'hovered' | 'tapped'

declare global {
  /** Set in the page by `observe`. */
  var benchFigures: Pick<Load, 'fcp' | 'lcp' | 'cls' | 'longTasks'>
}

/** Records the page's own metrics. It runs before the page's first script. */
const observe = () => {
  // The emulated delay stands for several round trips. The browser takes it for one, and would report 3g.
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: false } })
  addEventListener('hydrated', () => console.debug('hydrated'))
  const seen = { fcp: 0, lcp: 0, cls: 0, longTasks: 0 }
  globalThis.benchFigures = seen
  const watch = (type: string, record: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ duration }) => {
    seen.longTasks += duration
  })
}

async function slow(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', line)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return cdp
}

/**
 * Opens a page and waits until it is hydrated, where it has a script, and until the network and the main thread are idle. The page
 * reports that it is hydrated: polling would count as its work.
 */
async function open(page: Page, url: string, hasScripts: boolean) {
  const hydrated = hasScripts && page.waitForEvent('console', (message) => message.text() === 'hydrated')
  await page.goto(url)
  await hydrated
  await page.waitForLoadState('networkidle')
  // On a throttled processor the browser may never report that it is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
}

/** Measures a page as a new visitor loads it. */
export async function measureLoad(newContext: () => Promise<BrowserContext>, url: string, hasScripts: boolean): Promise<Load> {
  const context = await newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(observe)
    const cdp = await slow(page)
    await cdp.send('Performance.enable')
    const kinds = new Map<string, string>()
    const load = { html: 0, script: 0, font: 0, other: 0 }
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = ({ Document: 'html', Script: 'script', Font: 'font' } as const)[kinds.get(requestId) ?? ''] ?? 'other'
      load[kind] += encodedDataLength
    })
    await open(page, url, hasScripts)
    const { metrics } = await cdp.send('Performance.getMetrics')
    const mainThread = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    const seen = await page.evaluate(() => globalThis.benchFigures)
    return { ...seen, mainThread, ...load }
  } finally {
    await context.close()
  }
}

/** The time from the click to the first frame with another heading, in milliseconds. */
const timed = () =>
  new Promise<number>((done) => {
    const before = document.querySelector('h1')?.textContent
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () =>
          document.querySelector('h1')?.textContent === before ? requestAnimationFrame(look) : done(performance.now() - timeStamp)
        look()
      },
      { capture: true, once: true },
    )
  })

/** What a visitor reads before the click, in milliseconds. */
const reading = 3000

/** Follows a link in one of three ways on a fresh page whose visitor has scrolled and read, and times it. */
export async function measureClick(newContext: () => Promise<BrowserContext>, url: string, way: Way, link: string): Promise<Click> {
  const context = await newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(observe)
    const cdp = await slow(page)
    await open(page, url, true)
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(reading)
    const target = page.locator(link).filter({ visible: true }).first()
    await target.scrollIntoViewIfNeeded()
    let requests = 0
    // A file that was loaded ahead is read from the cache.
    cdp.on('Network.responseReceived', ({ response }) => {
      if (!response.fromDiskCache && !response.fromPrefetchCache) requests++
    })
    const time = page.evaluate(timed)
    if (way === 'tapped') await target.tap()
    else if (way === 'hovered') {
      await target.hover()
      // The time from hover to press, from usability studies of hover intent.
      await page.waitForTimeout(300)
      requests = 0
      await page.mouse.down()
      await page.mouse.up()
    } else await target.click()
    const ms = await time
    return { ms, requests }
  } finally {
    await context.close()
  }
}
