import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Builder, By, Key } from 'selenium-webdriver'
import { freePort } from '../../testing/free-port.ts'
import { until } from './paths.mjs'

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, Backspace: Key.BACK_SPACE }

/** Debian's WebKitGTK with its WebDriver on a virtual screen. Its window is at least 447 px wide. */
export const webkit = {
  name: 'WebKit',
  missing: () =>
    [browser, '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((file) => existsSync(file))
      ? undefined
      : 'apt-get install webkit2gtk-driver xvfb xauth',

  async open({ scripts = true } = {}) {
    const port = await freePort()
    const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x6000x24', 'WebKitWebDriver', `--port=${port}`], {
      stdio: 'ignore',
      detached: true,
    })
    const stop = () => driver.pid && process.kill(-driver.pid)
    await until('the driver answers', () => fetch(`http://127.0.0.1:${port}/status`).then(() => true))
    const page = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation', `--enable-javascript=${scripts}`] },
      })
      .build()
      .catch((error) => {
        stop()
        throw error
      })
    const find = (xpath) => page.findElement(By.xpath(xpath))
    return {
      // WebDriver without BiDi does not report the console.
      said: [],
      goto: (url) => page.get(url),
      evaluate: (work, ...args) => page.executeScript(work, ...args),
      resize: (width, height) => page.manage().window().setRect({ x: 0, y: 0, width, height }),
      click: async (xpath) => {
        const element = await find(xpath)
        await page.executeScript((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }), element)
        await element.click()
      },
      type: async (xpath, text) => (await find(xpath)).sendKeys(text),
      press: (key) =>
        page
          .actions()
          .sendKeys(keys[key] ?? key)
          .perform(),
      reload: () => page.navigate().refresh(),
      roles: async (names) => {
        const found = await Promise.all((await page.findElements(By.css('table, tr, th, td'))).map((element) => element.getAriaRole()))
        return names.map((name) => found.filter((role) => role === name).length)
      },
      screenshot: async (path) => writeFile(path, await page.takeScreenshot(), 'base64'),
      close: async () => {
        await page.quit().catch(() => {})
        stop()
      },
    }
  },
}
