import type { BrowserContextOptions, Page } from 'playwright'

/** A visitor without reduced motion. */
export const moving: BrowserContextOptions = { reducedMotion: 'no-preference' }

/** Scrolls to the end of the page with the wheel, by a fraction or a multiple of the window's height at a time. */
export const scrollThrough = async (page: Page, windows = 0.9) => {
  const [height, step] = await page.evaluate((by) => [document.documentElement.scrollHeight, innerHeight * by] as const, windows)
  for (let y = 0; y < height; y += step) {
    await page.mouse.wheel(0, step)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** Lists the transparent pieces of text in `main`, except the honeypot and controls that appear on hover and focus. */
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
