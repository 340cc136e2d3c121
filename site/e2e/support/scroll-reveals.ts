import type { BrowserContextOptions, Page } from 'playwright'
import { expect } from 'vitest'
import { hydrated } from '../../../ops/testing/visit.ts'
import type { Session } from './session.ts'

/** A visitor without reduced motion. */
export const moving: BrowserContextOptions = { reducedMotion: 'no-preference' }

/** Phones upright and sideways, 400 % zoom, a small tablet, laptops, a tall screen. */
export const windowSizes = [
  [844, 390],
  [667, 375],
  [568, 320],
  [1024, 420],
  [320, 256],
  [390, 844],
  [320, 640],
  [768, 500],
  [1280, 720],
  [1440, 1800],
] as const

/** Scrolls to the end, as a reader does, by a part of the window or by several windows at a time. */
export const scrollThrough = async (page: Page, windows = 0.9) => {
  const [height, step] = await page.evaluate((by) => [document.documentElement.scrollHeight, innerHeight * by] as const, windows)
  for (let y = 0; y < height; y += step) {
    await page.mouse.wheel(0, step)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** Every transparent text of the main part, except the honeypot and controls that appear on hover and focus. */
export const transparent = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) => {
      const { opacity, visibility } = getComputedStyle(element)
      return opacity === '0' &&
        visibility === 'visible' &&
        element.textContent.trim() &&
        !element.closest('[aria-hidden="true"], button, a')
        ? [element.textContent.trim().slice(0, 60)]
        : []
    }),
  )

/** Expects that scrolling reveals everything on these pages. */
export const showsAll = async (here: Session, [width, height]: readonly [number, number], paths: readonly string[], windows?: number) => {
  const { page } = await here.blank({ ...moving, viewport: { width, height } })
  for (const path of paths) {
    await page.goto(here.site.url + path)
    await hydrated(page)
    await scrollThrough(page, windows)
    await expect.poll(() => transparent(page), { message: path }).toEqual([])
  }
}
