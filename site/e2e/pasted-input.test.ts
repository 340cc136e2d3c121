import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { waitForHydration } from '../../testing/visit.ts'
import { holdHydration } from './support/hold-hydration.ts'
import { session } from './support/session.ts'

const here = session()

const getLanguage = (page: Page) => page.evaluate(() => document.documentElement.dataset['lang'])
/** Clicks, because `check` does nothing while the HTML still has cURL checked and the page already shows another language. */
const chooseCurl = (page: Page) => page.getByRole('radio', { name: 'cURL' }).first().click({ force: true })

describe('a language in the address', () => {
  test.each(['?lang=python', '?utm_source=mail&lang=PYTHON', '?lang=py&ref=a%20b#order'])(
    'changes when the reader chooses cURL, and the rest of %s stays',
    async (address) => {
      const { page } = await here.open(`/docs/vm/deploy${address}`)
      expect(await getLanguage(page)).toBe('python')
      await chooseCurl(page)
      await expect.poll(() => new URL(page.url()).searchParams.get('lang')).toBe('curl')
      const before = new URL(address, here.site.url)
      before.searchParams.set('lang', 'curl')
      expect(page.url().endsWith(before.search + before.hash)).toBe(true)
      await page.reload()
      await waitForHydration(page)
      expect(await getLanguage(page)).toBe('curl')
    },
  )

  test('yields to a language that the reader chooses before hydration', async () => {
    const { page } = await here.blank()
    const hydrate = await holdHydration(page)
    await page.goto(`${here.site.url}/docs/vm/deploy?lang=python`, { waitUntil: 'domcontentloaded' })
    expect(await getLanguage(page)).toBe('python')
    await chooseCurl(page)
    expect(await getLanguage(page)).toBe('curl')
    hydrate()
    await waitForHydration(page)
    await expect.poll(() => new URL(page.url()).searchParams.get('lang')).toBe('curl')
    expect(await getLanguage(page)).toBe('curl')
  })

  test.each([
    ['python', ['PYTHON', 'py', '%20Python%20']],
    ['typescript', ['ts', 'JavaScript']],
    ['curl', ['cURL', 'bash']],
  ])('selects %s in other spellings: %j', async (language, names) => {
    for (const name of names) {
      const { page } = await here.open(`/docs/vm/deploy?lang=${name}`)
      await expect.poll(() => getLanguage(page), { message: name }).toBe(language)
    }
  })
})

test.each([
  ['/docs/vm/balance', 'top-up', ['#Top-Up', '#top-up.', '#top-up),', '#top-up%20', '#%20top-up', '#top-up%E2%80%9D', '#top%2Dup']],
  ['/', 'faq-billing', ['#FAQ-Billing', '#faq-billing.', '#faq-billing)']],
  ['/', 'ledger-s1', ['#Ledger-S1', '#ledger-s1,']],
])('a pasted link to %s#%s opens its section, with other capitals and with punctuation around it', async (path, id, fragments) => {
  const { page } = await here.blank()
  for (const fragment of fragments) {
    // Loads the page again, which a new fragment alone would not do.
    await page.goto('about:blank')
    await page.goto(here.site.url + path + fragment)
    await waitForHydration(page)
    await expect
      .poll(
        () =>
          page.evaluate((target) => {
            const element = document.getElementById(target)!
            const { top } = element.getBoundingClientRect()
            return element.checkVisibility() && top >= 0 && top < innerHeight / 2
          }, id),
        { message: fragment },
      )
      .toBe(true)
  }
})

test('Ctrl+K and Cmd+K do nothing while the search is open, wherever the focus is', async () => {
  const { page } = await here.open('/docs/vm/balance')
  await page.evaluate(() => {
    const kept: boolean[] = []
    Object.assign(globalThis, { kept })
    addEventListener('keydown', (event) => event.code === 'KeyK' && kept.push(event.defaultPrevented))
  })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('epoch')
  await page.getByRole('option').first().waitFor()
  for (const move of ['ArrowDown', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Meta+k')
    await page.keyboard.press(move)
  }
  expect(await page.evaluate(() => Object(globalThis).kept as boolean[])).toEqual(Array.from({ length: 9 }, () => true))
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await page.getByRole('combobox').inputValue()).toBe('epoch')
})

test.each([
  ['text/html', '<!doctype html><title>Log in to Wi-Fi</title>'],
  ['text/markdown', '<html><body>Log in</body></html>'],
  ['text/plain', 'Accept the terms to go on.'],
  ['application/json', '{"error":"login_required"}'],
  ['text/html', ''],
])('Copy page copies nothing if a network answers with its own page, here as %s: %s', async (type, body) => {
  const { page } = await here.blank({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.route('**/*.md', (route) => route.fulfill({ status: 200, body, headers: { 'content-type': type } }))
  await page.goto(`${here.site.url}/docs/vm/overview`)
  await waitForHydration(page)
  await page.evaluate(() => navigator.clipboard.writeText('mine'))
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.getByRole('button', { name: 'Not copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine')
})

test('Copy page copies the Markdown of a host that sends it without its type', async () => {
  const { page } = await here.blank({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.route('**/*.md', (route) =>
    route.fulfill({ status: 200, body: '# Title\n', headers: { 'content-type': 'application/octet-stream' } }),
  )
  await page.goto(`${here.site.url}/docs/vm/overview`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('# Title\n')
})
