import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { until } from './paths.mjs'

const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

/** Firefox over WebDriver BiDi. Puppeteer's own selectors and clicks never settle on a page without scripts. */
export const firefox = {
  name: 'Firefox',
  missing: () => (existsSync(executablePath) ? undefined : 'apt-get install firefox-esr'),

  async open({ scripts = true } = {}) {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      protocolTimeout: 60_000,
      extraPrefsFirefox: { 'javascript.enabled': scripts, 'ui.prefersReducedMotion': 0 },
    })
    const page = await browser.newPage()
    const said = []
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    /** Runs a function on the element at an XPath. */
    const onElement = async (xpath, work) => {
      const handle = await page.evaluateHandle((path) => document.evaluate(path, document, null, 9).singleNodeValue, xpath)
      const element = handle.asElement()
      if (!element) throw new Error(`There is no element at ${xpath}.`)
      return element.evaluate(work)
    }
    return {
      said,
      goto: (url) => page.goto(url),
      evaluate: (work, ...args) => page.evaluate(work, ...args),
      // Puppeteer sets the size and then the orientation. Firefox 140 refuses the orientation.
      resize: async (width, height) => {
        await page.setViewport({ width, height }).catch((error) => {
          if (!error.message.includes('setScreenOrientationOverride')) throw error
        })
        await until('the window has its size', () =>
          page.evaluate((wide, high) => innerWidth === wide && innerHeight === high, width, height),
        )
      },
      click: async (xpath) => {
        const { x, y, width, height } = await onElement(xpath, (element) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          return element.getBoundingClientRect().toJSON()
        })
        await page.mouse.click(x + width / 2, y + height / 2)
      },
      type: async (xpath, text) => {
        await onElement(xpath, (element) => element.focus())
        await page.keyboard.type(text)
      },
      press: (key) => page.keyboard.press(key),
      reload: () => page.reload(),
      roles: (names) => Promise.all(names.map(async (name) => (await page.$$(`::-p-aria([role="${name}"])`)).length)),
      screenshot: (path) => page.screenshot({ path }),
      close: () => browser.close(),
    }
  },
}
