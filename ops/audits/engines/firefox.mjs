import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { until } from './paths.mjs'

/** Debian's Firefox, by WebDriver BiDi. */
export const firefox = {
  name: 'Firefox',
  missing: () => (existsSync('/usr/bin/firefox-esr') ? undefined : 'apt-get install firefox-esr'),

  async open({ scripts = true } = {}) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: true,
      protocolTimeout: 60_000,
      extraPrefsFirefox: { 'javascript.enabled': scripts, 'ui.prefersReducedMotion': 0 },
    })
    const page = await browser.newPage()
    const said = []
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    // The browser's XPath: Puppeteer's selectors are promises, which never settle on a page without scripts.
    const find = async (xpath) => {
      const handle = await page.evaluateHandle((path) => document.evaluate(path, document, null, 9).singleNodeValue, xpath)
      const element = handle.asElement()
      if (!element) throw new Error(`nothing at ${xpath}`)
      return element
    }
    return {
      said,
      goto: (url) => page.goto(url),
      evaluate: (work, ...args) => page.evaluate(work, ...args),
      // Puppeteer also sets the orientation, which Firefox 140 refuses after it has set the size.
      resize: async (width, height) => {
        await page.setViewport({ width, height }).catch((error) => {
          if (!error.message.includes('setScreenOrientationOverride')) throw error
        })
        await until(page, 'the window has its size', (...size) => String([innerWidth, innerHeight]) === String(size), width, height)
      },
      // Puppeteer's click waits for an observer in the page, which never answers without scripts.
      click: async (xpath) => {
        const point = await (
          await find(xpath)
        ).evaluate((element) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { x, y, width, height } = element.getBoundingClientRect()
          return { x: x + width / 2, y: y + height / 2 }
        })
        await page.mouse.click(point.x, point.y)
      },
      type: async (xpath, text) => {
        await (await find(xpath)).evaluate((element) => element.focus())
        await page.keyboard.type(text)
      },
      // By typing its first letters: Puppeteer's select waits for the page's scripts too.
      choose: async (xpath, label) => {
        await (await find(xpath)).evaluate((element) => element.focus())
        await page.keyboard.type(label)
      },
      press: (key) => page.keyboard.press(key),
      scrollBy: (height) => page.mouse.wheel({ deltaY: height }),
      // The page's history: Puppeteer waits for the load event of a document, and a router loads none.
      back: () => page.evaluate(() => history.back()),
      forward: () => page.evaluate(() => history.forward()),
      reload: () => page.reload(),
      roles: async (names) => {
        const counts = []
        for (const name of names) counts.push((await page.$$(`::-p-aria([role="${name}"])`)).length)
        return counts
      },
      screenshot: (path) => page.screenshot({ path }),
      close: () => browser.close(),
    }
  },
}
