import assert from 'node:assert/strict'
import { existsSync, mkdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { launch } from 'puppeteer-core'
import { complete } from '../../../packages/application/application.fixture.ts'
import { start } from '../../testing/built-site.ts'

const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
const pictures = 'dist/firefox'

/** Puppeteer's own waits never end on a page without scripts. */
async function waitFor(what, check) {
  for (const end = Date.now() + 20_000; !(await check().catch(() => false)); await delay(100)) assert.ok(Date.now() < end, what)
}

const waitForText = (page, text, isShown = true) =>
  waitFor(`“${text}” is ${isShown ? 'shown' : 'hidden'}`, async () => {
    const shown = await page.evaluate(() => document.body.innerText)
    return shown.includes(text) === isShown
  })

async function click(page, selector, name = '') {
  const point = await page.evaluate(
    (css, text) => {
      const element = [...document.querySelectorAll(css)].find(
        (each) => each.checkVisibility() && (each.ariaLabel ?? each.textContent).includes(text),
      )
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = element?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    selector,
    name,
  )
  assert.ok(point, `“${name}” (${selector}) is visible`)
  await page.mouse.click(point.x, point.y)
}

async function open(page, url, width = 1280, height = 900) {
  // Puppeteer also sets the orientation. Firefox 140 refuses it, so the error is ignored.
  await page.setViewport({ width, height }).catch(() => {})
  await waitFor('the window has its size', () => page.evaluate((wide) => innerWidth === wide, width))
  await page.goto(url)
  await page.waitForSelector('html[data-hydrated]')
}

async function apply(page, site) {
  const answers = ['firstName', 'lastName', 'companyEmail', 'companyName', 'roleAtCompany', 'locationOfGPUs', 'typeOfGPUs', 'numberOfGPUs']
  for (const name of answers) {
    await page.evaluate((field) => document.querySelector(`[name=${field}]`).focus(), name)
    await page.keyboard.type(`${complete[name]}`)
  }
  for (const label of ['Mining', 'Schedule a Call', 'I agree to be contacted']) await click(page, 'label', label)
  await click(page, 'button', 'Submit Application')
  await waitForText(page, 'Application submitted successfully!')
  await waitFor('the email arrives', async () => (await site.mails()).length > 0)
  const [{ text }] = await site.mails()
  for (const name of answers) assert.ok(text.includes(`${complete[name]}`), name)
}

const paths = {
  async 'menu: opens, closes on Escape and when an entry is chosen, and returns the focus'(page, { url }) {
    await open(page, url, 390, 844)
    await click(page, 'button', 'Menu')
    await page.waitForSelector('[role=dialog]', { visible: true })
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role=dialog]', { hidden: true })
    await waitFor('the focus is back', () => page.evaluate(() => document.activeElement.textContent.includes('Menu')))
    await click(page, 'button', 'Menu')
    await page.waitForSelector('[role=dialog]', { visible: true })
    await click(page, '[role=dialog] a', 'Roadmap')
    await page.waitForSelector('[role=dialog]', { hidden: true })
    await waitFor('the roadmap is at the top', () =>
      page.evaluate(() => Math.abs(document.getElementById('roadmap').getBoundingClientRect().top) < 200),
    )
  },

  async 'theme: changes and is remembered'(page, { url }) {
    await open(page, url)
    await click(page, 'button', 'Dark theme')
    await page.waitForSelector('html[data-theme=dark]')
    await page.reload()
    await page.waitForSelector('html[data-theme=dark]')
    await page.evaluate(() => localStorage.clear())
  },

  async 'landing page: the FAQ opens one answer at a time, tabs change the sample, and 1Proof verifies each input'(page, { url }) {
    await open(page, url)
    await click(page, '#faq button', 'How am I billed')
    await waitForText(page, 'from a balance that you top up')
    await click(page, '#faq button', 'What is OneNode')
    await waitForText(page, 'A modular AI layer that unifies')
    await waitForText(page, 'from a balance that you top up', false)
    await click(page, '#features [role=tab]', 'Python')
    await waitForText(page, 'urllib.request.urlopen')
    await click(page, 'button', 'Change one byte')
    await waitForText(page, 'Rejected')
    await click(page, 'button', 'Restore')
    await waitForText(page, 'Rejected', false)
    await click(page, '#oneproof textarea')
    await page.evaluate(() => document.activeElement.select())
    await page.keyboard.press('Backspace')
    await waitForText(page, 'Nothing to verify')
    await page.keyboard.type('r')
    await waitForText(page, 'Nothing to verify', false)
  },

  async 'docs: the search opens a page, a sample is copied, and a stacked table keeps its roles'(page, { url }) {
    await open(page, `${url}/docs`)
    await click(page, 'button', 'Search')
    await page.waitForSelector('[role=dialog] input:focus')
    await page.keyboard.type('balance')
    await page.waitForSelector('[role=option]')
    await page.keyboard.press('Enter')
    await waitFor('a page of the documentation opens', () => page.evaluate(() => location.pathname.startsWith('/docs/')))
    await open(page, `${url}/docs/vm/api/order`)
    await click(page, 'main figure button', 'Copy')
    await page.waitForSelector('::-p-xpath(//*[@role="status" and .="Copied"])')
    await open(page, `${url}/docs/errors`, 390, 844)
    const roles = { table: 'table', row: 'tr', columnheader: 'th[scope=col]', rowheader: 'th[scope=row]', cell: 'td' }
    for (const [role, selector] of Object.entries(roles))
      assert.equal((await page.$$(`::-p-aria([role="${role}"])`)).length, (await page.$$(selector)).length, role)
  },

  async 'history: back and forward keep the page and the scroll position'(page, { url }) {
    await open(page, url)
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
    await delay(500)
    const top = await page.evaluate(() => scrollY)
    await page.evaluate(() => document.querySelector('header a[href="/cloud-host-form"]').focus({ preventScroll: true }))
    await page.keyboard.press('Enter')
    await waitForText(page, 'Personal Information')
    await page.evaluate(() => history.back())
    await waitFor('the scroll position is kept', () =>
      page.evaluate((before) => location.pathname === '/' && Math.abs(scrollY - before) < 3, top),
    )
    await page.evaluate(() => history.forward())
    await waitForText(page, 'Personal Information')
  },

  async 'scroll reveal: all text appears in a short window'(page, { url }) {
    await open(page, url, 844, 390)
    // Scrolls slowly, because a jump would pass content that appears when it comes into view.
    const scrollOn = () =>
      page.evaluate(() => {
        scrollBy({ top: 200, behavior: 'instant' })
        return scrollY + innerHeight < document.documentElement.scrollHeight - 2
      })
    while (await scrollOn()) await delay(30)
    const listTransparent = (elements) =>
      elements
        .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.checkVisibility({ opacityProperty: true }))
        .map(({ textContent }) => textContent.trim())
    await waitFor('no text is transparent', async () => (await page.$$eval('main *', listTransparent)).join('') === '')
  },

  async 'form: is sent and emailed'(page, site) {
    await open(page, `${site.url}/cloud-host-form`)
    await apply(page, site)
  },

  async 'pictures: five pages at two widths'(page, { url }) {
    for (const route of ['/', '/cloud-host-form', '/docs', '/docs/vm/api/order', '/no-such-page'])
      for (const width of [390, 1440]) {
        await open(page, url + route, width)
        await page.screenshot({ path: `${pictures}/${route.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`, fullPage: true })
      }
  },
}

const pathsWithoutScripts = {
  async 'form without scripts: is sent and emailed'(page, site) {
    await page.goto(`${site.url}/cloud-host-form`)
    await apply(page, site)
  },

  async 'landing page without scripts: shows its text and the linked FAQ answer'(page, { url }) {
    await page.goto(`${url}/#faq-billing`)
    for (const text of ['Modular AI Layer', 'Five parts. One layer.', 'This is a worked example.', 'from a balance that you top up'])
      await waitForText(page, text)
  },
}

if (!existsSync(executablePath)) {
  console.log('The paths are skipped: Firefox is not on this machine. Install it with apt-get install firefox-esr.')
  process.exit()
}
mkdirSync(pictures, { recursive: true })
for (const scripts of [true, false]) {
  // An application that is sent twice is emailed once, so each run starts its own site.
  const site = await start({ env: { APPLICATION_RATE_LIMIT: '0' } })
  const extraPrefsFirefox = { 'javascript.enabled': scripts, 'ui.prefersReducedMotion': 0 }
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox })
  for (const [name, walk] of Object.entries(scripts ? paths : pathsWithoutScripts)) {
    if (!name.includes(process.argv[2] ?? '')) continue
    const page = await browser.newPage()
    const errors = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    try {
      await walk(page, site)
      assert.deepEqual(
        errors.filter((text) => !text.startsWith('404: ')),
        [],
      )
      console.log(`ok    ${name}`)
    } catch (error) {
      process.exitCode = 1
      console.log(`FAIL  ${name}\n      ${error.message}`)
    }
    await page.close()
  }
  await browser.close()
  await site.stop()
}
console.log(`Next: look at the pictures in ${pictures}.`)
