import type { Page } from 'playwright'

declare global {
  var shifts: number[]
}

/** Records the layout shifts of every page that opens after this call. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) globalThis.shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const sumShifts = (page: Page) => page.evaluate(() => globalThis.shifts.reduce((sum, value) => sum + value, 0))
