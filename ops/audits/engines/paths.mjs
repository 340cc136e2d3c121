import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'

const patience = 20_000

/** Waits until a function in the page returns true. @throws with the last result */
export async function until(page, what, work, ...args) {
  const end = Date.now() + patience
  let last
  do {
    last = await page.evaluate(work, ...args).catch((error) => error.message)
    if (last === true) return
    await delay(100)
  } while (Date.now() < end)
  throw new Error(`${what}: ${JSON.stringify(last)}`)
}

const hydrated = (page) => until(page, 'React takes the page over', () => document.documentElement.dataset.hydrated !== undefined)
const seen = (page, text) =>
  until(
    page,
    `“${text}” can be seen`,
    (wanted) =>
      [...document.querySelectorAll('body *')].some(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.textContent.replaceAll(/\s+/g, ' ').includes(wanted) &&
          element.getClientRects().length > 0,
      ),
    text,
  )
const gone = (page, selector) =>
  until(
    page,
    `${selector} is gone`,
    (wanted) => ![...document.querySelectorAll(wanted)].some((element) => element.checkVisibility()),
    selector,
  )
const open = async (page, url) => {
  await page.goto(url)
  await hydrated(page)
}
const button = (name) => `//button[normalize-space()=${JSON.stringify(name)} or @aria-label=${JSON.stringify(name)}]`

const answers = {
  firstName: 'Ada',
  lastName: 'Okafor',
  companyEmail: 'ada@lagos-compute.ng',
  companyName: 'Lagos Compute',
  roleAtCompany: 'Head of Infrastructure',
  locationOfGPUs: 'Lagos, Nigeria',
  typeOfGPUs: 'NVIDIA H100 80GB',
  numberOfGPUs: '64',
}

async function apply(page, site) {
  for (const [name, value] of Object.entries(answers)) await page.type(`//*[@name='${name}']`, value)
  await page.choose("//select[@name='gpuSetupDescription']", 'Mining')
  for (const label of ['Schedule a Call', 'I agree to be contacted']) await page.click(`//label[contains(., '${label}')]`)
  await page.click("//button[contains(., 'Submit Application')]")
  await seen(page, 'Application submitted successfully!')
  for (let left = 100; left > 0 && (await site.mails()).length === 0; left--) await delay(100)
  const [mail] = await site.mails()
  assert.match(mail.subject, /Lagos Compute/)
  for (const value of Object.values(answers)) assert.ok(mail.text.includes(value), value)
}

/** Walks of a visitor, by name. Each opens its own page. */
export const paths = {
  async 'the menu opens, closes by key and by choice, and gives the focus back'(page, { url }) {
    await page.resize(390, 844)
    await open(page, url)
    await page.click(button('Menu'))
    await until(page, 'the menu is open', () =>
      [...document.querySelectorAll('dialog, [role=dialog]')].some((dialog) => dialog.checkVisibility()),
    )
    await page.press('Escape')
    await gone(page, 'dialog, [role=dialog]')
    await until(page, 'the focus is back', () =>
      /Menu/.test(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent),
    )
    await page.click(button('Menu'))
    await page.click("//*[self::dialog or @role='dialog']//a[contains(., 'Roadmap')]")
    await gone(page, 'dialog, [role=dialog]')
    await until(page, 'the roadmap is at the top', () => Math.abs(document.getElementById('roadmap').getBoundingClientRect().top) < 200)
  },

  async 'the theme changes and is remembered'(page, { url }) {
    await page.resize(1280, 900)
    await open(page, url)
    const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await canvas()
    await page.click("(//button[@aria-label='Dark theme'])[1]")
    await until(page, 'the canvas changes', (before) => getComputedStyle(document.body).backgroundColor !== before, light)
    const dark = await canvas()
    await page.reload()
    await until(page, 'the choice stays', (after) => getComputedStyle(document.body).backgroundColor === after, dark)
    await page.evaluate(() => localStorage.clear())
  },

  async 'the FAQ has at most one answer open'(page, { url }) {
    await open(page, url)
    const shown = (text) =>
      page.evaluate(
        (answer) =>
          [...document.querySelectorAll('#faq *')].some(
            (element) =>
              element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
              element.childElementCount === 0 &&
              element.textContent.includes(answer),
          ),
        text,
      )
    const question = (text) => `//*[self::summary or self::button][contains(., '${text}')]`
    await page.click(question('How am I billed'))
    await seen(page, 'from a balance that you top up')
    await page.click(question('What is OneNode'))
    await seen(page, 'A modular AI layer that unifies')
    await until(
      page,
      'the other answer closes',
      () =>
        ![...document.querySelectorAll('#faq *')].some(
          (element) =>
            element.childElementCount === 0 &&
            element.textContent.includes('from a balance that you top up') &&
            element.checkVisibility({ contentVisibilityAuto: true }),
        ),
    )
    await page.click(question('What is OneNode'))
    for (let left = 50; left > 0 && (await shown('A modular AI layer that unifies')); left--) await delay(100)
    assert.equal(await shown('A modular AI layer that unifies'), false)
  },

  async 'the tabs of feature 04 change the sample'(page, { url }) {
    await open(page, url)
    await page.click("//*[@id='features']//*[@role='tab'][normalize-space()='Python']")
    await seen(page, 'urllib.request.urlopen')
    await page.press('Tab')
  },

  async '1Proof verifies, rejects, restores, and does not judge an empty input'(page, { url }) {
    await open(page, url)
    await page.click(button('Change one byte'))
    await seen(page, 'is not the data that was signed')
    await page.click(button('Restore'))
    await seen(page, 'Proof accepted in')
    await page.click("//*[@id='oneproof']//textarea")
    await page.evaluate(() => document.querySelector('#oneproof textarea').select())
    await page.press('Backspace')
    await seen(page, 'Nothing to verify')
    await page.type("//*[@id='oneproof']//textarea", 'r')
    await seen(page, '1 byte in 8 leaves')
    await seen(page, 'Proof accepted in')
  },

  async 'the search finds a page and leads to it'(page, { url }) {
    await open(page, `${url}/docs`)
    await page.click("(//button[contains(., 'Search') or contains(@aria-label, 'Search')])[1]")
    await until(page, 'the field has the focus', () => document.activeElement.matches('input'))
    await page.type("//*[self::dialog or @role='dialog']//input", 'balance')
    await until(page, 'there are results', () => document.querySelectorAll('[role=option]').length > 0)
    await page.press('Enter')
    await until(page, 'a page of the docs opens', () => location.pathname.startsWith('/docs/'))
    await gone(page, 'dialog, [role=dialog]')
  },

  async 'a sample is copied'(page, { url }) {
    await open(page, `${url}/docs/vm/api/order`)
    await page.click("(//main//button[contains(., 'Copy') and not(contains(., 'Markdown')) and not(contains(., 'link'))])[1]")
    await until(page, 'the page says so', () =>
      [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === 'Copied'),
    )
  },

  async 'back and forward keep the page and the scroll position'(page, { url }) {
    await page.resize(1280, 900)
    await open(page, url)
    // A turn of the wheel scrolls Firefox by at most a window, and a busy WebKit skips turns.
    for (let turn = 0; turn < 20 && (await page.evaluate(() => scrollY)) < 1000; turn++) await page.scrollBy(500)
    await until(page, 'the page does not scroll', async () => {
      const before = scrollY
      await new Promise((done) => {
        setTimeout(done, 300)
      })
      return scrollY >= 1000 && scrollY === before
    })
    const place = await page.evaluate(() => Math.round(scrollY))
    await page.evaluate(() => document.querySelector('header a[href="/cloud-host-form"]').focus({ preventScroll: true }))
    await page.press('Enter')
    await seen(page, 'Personal Information')
    await page.back()
    await until(page, 'the scroll position is kept', (before) => location.pathname === '/' && Math.abs(scrollY - before) < 3, place)
    await page.forward()
    await seen(page, 'Personal Information')
  },

  async 'everything appears in a short window'(page, { url }) {
    await page.resize(844, 390)
    await open(page, url)
    const atEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
    for (let left = 200; left > 0 && !(await atEnd()); left--) {
      const before = await page.evaluate(() => scrollY)
      await page.scrollBy(300)
      // One turn at a time: several at once would jump past content.
      await until(page, 'the page has moved', (from) => scrollY > from, before)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    }
    assert.ok(await atEnd())
    await until(page, 'nothing is transparent', () => {
      const hidden = [...document.querySelectorAll('main *')].filter(
        (element) =>
          getComputedStyle(element).opacity === '0' && getComputedStyle(element).visibility === 'visible' && element.textContent.trim(),
      )
      return hidden.length === 0 || hidden.map(({ textContent }) => textContent.slice(0, 40))
    })
  },

  async 'a table that a narrow window stacks is still a table'(page, { url }) {
    await page.resize(390, 844)
    await open(page, `${url}/docs/vm/api/order`)
    const [tables, rows, columns, names, cells] = await page.roles(['table', 'row', 'columnheader', 'rowheader', 'cell'])
    const expected = await page.evaluate(() =>
      ['table', 'tr', 'th[scope=col]', 'th[scope=row]', 'td'].map((part) => document.querySelectorAll(part).length),
    )
    assert.ok(expected[0] > 0)
    assert.deepEqual([tables, rows, columns, names, cells], expected)
  },

  async 'the form is sent and mailed'(page, site) {
    await page.resize(1280, 900)
    await site.empty()
    await open(page, `${site.url}/cloud-host-form`)
    await apply(page, site)
  },
}

/** Walks of a visitor without scripts. */
export const scriptless = {
  async 'the form is sent and mailed without scripts'(page, site) {
    await site.empty()
    await page.goto(`${site.url}/cloud-host-form`)
    await apply(page, site)
  },

  async 'the landing page and an answer of its FAQ can be read without scripts'(page, { url }) {
    await page.goto(`${url}/#faq-billing`)
    for (const text of [
      'Modular AI Layer',
      'Five parts. One layer.',
      'A worked example, proven beforehand',
      'from a balance that you top up',
    ])
      await seen(page, text)
  },
}
