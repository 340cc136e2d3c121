import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'

/** Waits up to 20 seconds until a check returns true. @throws with its last result */
export async function until(what, check) {
  const end = Date.now() + 20_000
  let last
  do {
    last = await check().catch((error) => error.message)
    if (last === true) return
    await delay(100)
  } while (Date.now() < end)
  throw new Error(`${what}: ${JSON.stringify(last)}`)
}

/** Returns whether a text is visible in an element that matches the selector. */
const isVisible = (page, text, selector) =>
  page.evaluate(
    (wanted, scope) =>
      [...document.querySelectorAll(scope)].some(
        (element) =>
          element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
          element.textContent.replaceAll(/\s+/g, ' ').includes(wanted) &&
          element.getClientRects().length > 0,
      ),
    text,
    selector,
  )
const waitForText = (page, text) => until(`“${text}” is visible`, () => isVisible(page, text, 'body *'))
const waitForDialog = (page, isOpen) =>
  until(`the dialog is ${isOpen ? 'open' : 'closed'}`, () =>
    page.evaluate(
      (wanted) => [...document.querySelectorAll('dialog, [role=dialog]')].some((dialog) => dialog.checkVisibility()) === wanted,
      isOpen,
    ),
  )
const open = async (page, url) => {
  await page.goto(url)
  await until('React hydrates the page', () => page.evaluate(() => document.documentElement.dataset.hydrated !== undefined))
}
const button = (name) => `//button[normalize-space()=${JSON.stringify(name)} or @aria-label=${JSON.stringify(name)}]`
const inDialog = "//*[self::dialog or @role='dialog']"

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
  for (const label of ['Mining', 'Schedule a Call', 'I agree to be contacted']) await page.click(`//label[contains(., '${label}')]`)
  await page.click("//button[contains(., 'Submit Application')]")
  await waitForText(page, 'Application submitted successfully!')
  await until('the email arrives', async () => (await site.mails()).length > 0)
  const [mail] = await site.mails()
  assert.match(mail.subject, /Lagos Compute/)
  for (const value of Object.values(answers)) assert.ok(mail.text.includes(value), value)
}

/** Paths of a visitor by name. */
export const paths = {
  async 'the menu opens, closes by key and by choice, and returns the focus'(page, { url }) {
    await page.resize(390, 844)
    await open(page, url)
    await page.click(button('Menu'))
    await waitForDialog(page, true)
    await page.press('Escape')
    await waitForDialog(page, false)
    await until('the focus is back', () =>
      page.evaluate(() => /Menu/.test(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent)),
    )
    await page.click(button('Menu'))
    await page.click(`${inDialog}//a[contains(., 'Roadmap')]`)
    await waitForDialog(page, false)
    await until('the roadmap is at the top', () =>
      page.evaluate(() => Math.abs(document.getElementById('roadmap').getBoundingClientRect().top) < 200),
    )
  },

  async 'the theme changes and is remembered'(page, { url }) {
    await page.resize(1280, 900)
    await open(page, url)
    const getCanvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await getCanvas()
    await page.click("(//button[@aria-label='Dark theme'])[1]")
    await until('the canvas changes', async () => (await getCanvas()) !== light)
    const dark = await getCanvas()
    await page.reload()
    await until('the choice is kept', async () => (await getCanvas()) === dark)
    await page.evaluate(() => localStorage.clear())
  },

  async 'the FAQ has at most one answer open'(page, { url }) {
    await open(page, url)
    const toggle = (question) => page.click(`//*[self::summary or self::button][contains(., '${question}')]`)
    const waitForAnswer = (answer, isShown) =>
      until(`“${answer}” is ${isShown ? 'shown' : 'hidden'}`, async () => (await isVisible(page, answer, '#faq :is(p, li)')) === isShown)
    await toggle('How am I billed')
    await waitForAnswer('from a balance that you top up', true)
    await toggle('What is OneNode')
    await waitForAnswer('A modular AI layer that unifies', true)
    await waitForAnswer('from a balance that you top up', false)
    await toggle('What is OneNode')
    await waitForAnswer('A modular AI layer that unifies', false)
  },

  async 'the tabs of feature 04 change the sample'(page, { url }) {
    await open(page, url)
    await page.click("//*[@id='features']//*[@role='tab'][normalize-space()='Python']")
    await waitForText(page, 'urllib.request.urlopen')
  },

  async '1Proof verifies, rejects, restores, and does not judge an empty input'(page, { url }) {
    await open(page, url)
    await page.click(button('Change one byte'))
    await waitForText(page, 'Rejected')
    await page.click(button('Restore'))
    await waitForText(page, 'Verified')
    await page.click("//*[@id='oneproof']//textarea")
    await page.evaluate(() => document.querySelector('#oneproof textarea').select())
    await page.press('Backspace')
    await waitForText(page, 'Nothing to verify')
    await page.type("//*[@id='oneproof']//textarea", 'r')
    await waitForText(page, 'Verified')
  },

  async 'the search finds a page and leads to it'(page, { url }) {
    await open(page, `${url}/docs`)
    await page.click("(//button[contains(., 'Search') or contains(@aria-label, 'Search')])[1]")
    await until('the field has the focus', () => page.evaluate(() => document.activeElement.matches('input')))
    await page.type(`${inDialog}//input`, 'balance')
    await until('there are results', () => page.evaluate(() => document.querySelectorAll('[role=option]').length > 0))
    await page.press('Enter')
    await until('a page of the documentation opens', () => page.evaluate(() => location.pathname.startsWith('/docs/')))
    await waitForDialog(page, false)
  },

  async 'a sample is copied'(page, { url }) {
    await open(page, `${url}/docs/vm/api/order`)
    await page.click("(//main//button[contains(., 'Copy') and not(contains(., 'Markdown')) and not(contains(., 'link'))])[1]")
    await until('the page says “Copied”', () =>
      page.evaluate(() => [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === 'Copied')),
    )
  },

  async 'back and forward keep the page and the scroll position'(page, { url }) {
    await page.resize(1280, 900)
    await open(page, url)
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
    await delay(500)
    const place = await page.evaluate(() => scrollY)
    await page.evaluate(() => document.querySelector('header a[href="/cloud-host-form"]').focus({ preventScroll: true }))
    await page.press('Enter')
    await waitForText(page, 'Personal Information')
    await page.evaluate(() => history.back())
    await until('the scroll position is kept', () =>
      page.evaluate((before) => location.pathname === '/' && (Math.abs(scrollY - before) < 3 || scrollY), place),
    )
    await page.evaluate(() => history.forward())
    await waitForText(page, 'Personal Information')
  },

  async 'everything appears in a short window'(page, { url }) {
    await page.resize(844, 390)
    await open(page, url)
    // Small steps, because a jump would pass content that appears when it comes into view.
    const scrollOn = () =>
      page.evaluate(() => {
        scrollBy({ top: 200, behavior: 'instant' })
        return scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      })
    for (let left = 300; left > 0 && !(await scrollOn()); left--) await delay(30)
    await until('nothing is transparent', () =>
      page.evaluate(() => {
        const hidden = [...document.querySelectorAll('main *')].filter(
          (element) =>
            getComputedStyle(element).opacity === '0' && getComputedStyle(element).visibility === 'visible' && element.textContent.trim(),
        )
        return hidden.length === 0 || hidden.map(({ textContent }) => textContent.slice(0, 40))
      }),
    )
  },

  async 'a table that a narrow window stacks is still a table'(page, { url }) {
    await page.resize(390, 844)
    await open(page, `${url}/docs/errors`)
    const roles = await page.roles(['table', 'row', 'columnheader', 'rowheader', 'cell'])
    const expected = await page.evaluate(() =>
      ['table', 'tr', 'th[scope=col]', 'th[scope=row]', 'td'].map((part) => document.querySelectorAll(part).length),
    )
    assert.ok(expected[0] > 0)
    assert.deepEqual(roles, expected)
  },

  async 'the form is sent and emailed'(page, site) {
    await page.resize(1280, 900)
    await site.empty()
    await open(page, `${site.url}/cloud-host-form`)
    await apply(page, site)
  },
}

/** Paths of a visitor without scripts. */
export const scriptless = {
  async 'the form is sent and emailed without scripts'(page, site) {
    await site.empty()
    await page.goto(`${site.url}/cloud-host-form`)
    await apply(page, site)
  },

  async 'the landing page and an answer of its FAQ can be read without scripts'(page, { url }) {
    await page.goto(`${url}/#faq-billing`)
    for (const text of ['Modular AI Layer', 'Five parts. One layer.', 'This is a worked example.', 'from a balance that you top up'])
      await waitForText(page, text)
  },
}
