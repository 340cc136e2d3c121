import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { docsPages } from '../docs/contents.ts'
import { docs } from '../docs/words/docs.ts'
import { answers, fill, texts, values } from './support/applicant.ts'
import { waitForHydration, type Visit } from '../../testing/visit.ts'
import { openLosable } from './support/losable-files.ts'
import { session } from './support/session.ts'
import { translate } from './support/translator.ts'

const here = session({ env: { APPLICATION_RATE_LIMIT: '0' } })

const errorScreen = (page: Page) => page.getByText('Unexpected Application Error').count()
/** Console messages, except React's reports of translated text. */
const faults = ({ console }: Visit) => console.filter((text) => !text.startsWith('Hydration:'))

describe.each(['before React', 'after React'] as const)('a page that the browser translates %s starts', (when) => {
  const open = async (path: string, width = 1280) => {
    const visited = await here.blank({ viewport: { width, height: 900 } })
    await visited.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await translate(visited.page, when)
    await visited.page.goto(here.site.url + path)
    await waitForHydration(visited.page)
    await visited.page.locator('h1 font').first().waitFor()
    return visited
  }
  const sound = async (visited: Visit) => {
    expect(await errorScreen(visited.page)).toBe(0)
    expect(faults(visited)).toEqual([])
  }

  test('search, tabs, copying, the theme and navigation work in the docs', async () => {
    const visited = await open('/docs/vm/api/order')
    const { page } = visited
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox')
    for (const word of ['epoch', 'epo', 'balance', 'zzzzqqq', 'port', 'ports', '', 'gpu']) {
      await field.fill(word)
      if (word)
        await page
          .getByRole('status')
          .filter({ hasText: word === 'zzzzqqq' ? /nothing was found for “zzzzqqq”/i : /\d+ results?/i })
          .first()
          .waitFor({ state: 'attached' })
    }
    await page.keyboard.press('Escape')
    for (const name of ['Python', 'TypeScript', 'CLI', 'cURL']) {
      await page.getByRole('radio', { name }).first().click()
      await expect.poll(() => page.getByRole('radio', { name }).first().isChecked()).toBe(true)
    }
    await page
      .getByRole('button', { name: /^Copy(?! page| the)/ })
      .first()
      .click()
    await page.getByRole('status').filter({ hasText: 'Copied' }).first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Copy page' }).click()
    const title = page.getByText('Your host and key')
    if (!(await page.getByLabel('Host', { exact: true }).isVisible())) await title.click()
    await page.getByLabel('Host', { exact: true }).fill('https://node.lagos.example')
    await expect.poll(() => page.locator('div[data-tab]').filter({ visible: true }).first().textContent()).toMatch(/node\.lagos\.example/i)
    await page.getByRole('button', { name: 'Dark theme' }).first().click()
    await page.getByRole('button', { name: 'Dark theme' }).first().click()
    await page.keyboard.press('Control+k')
    await field.fill('epoch')
    await page.getByRole('option').first().click()
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/docs/vm/api/order')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: docsPages.find(({ path }) => path === '/docs/vm/api/order')!.title }).waitFor()
    await sound(visited)
  })

  test.runIf(when === 'before React')('the first click on a tab, a question and the menu counts', async () => {
    const docs = await open('/docs/vm/api/order')
    await docs.page.getByRole('radio', { name: 'Python' }).first().click()
    await expect.poll(() => docs.page.getByRole('radio', { name: 'Python' }).first().isChecked()).toBe(true)
    await sound(docs)
    const phone = await open('/', 390)
    await phone.page.getByRole('button', { name: 'Menu' }).click()
    await phone.page.getByRole('dialog').getByRole('link', { name: 'FAQ' }).click()
    const question = phone.page.locator('#faq h3 button').nth(1)
    await question.click()
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true')
    await sound(phone)
  })

  test.runIf(when === 'before React')('the landing page is complete before the first interaction', async () => {
    const visited = await open('/')
    await expect.poll(() => visited.page.locator('main h2').count()).toBeGreaterThan(5)
    for (const tab of await visited.page.locator('main').getByRole('tab').all()) await tab.click()
    const proof = visited.page.locator('#oneproof').getByRole('textbox').first()
    await proof.fill('a workload of my own')
    await proof.fill('another one')
    await sound(visited)
  })

  test('the form shows errors, accepts corrections and confirms', async () => {
    const visited = await open('/cloud-host-form')
    const { page } = visited
    await fill(page, { 'First name': '', 'Number of GPUs': '0' })
    await page.getByRole('button', { name: 'Submit Application' }).click()
    const summary = page.getByRole('region', { name: /problem/ })
    await summary.waitFor()
    await page.getByLabel('First name').fill(answers['First name'])
    await page.getByLabel('Number of GPUs').fill('64')
    await expect.poll(() => summary.count()).toBe(0)
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await page.getByText(texts.success).waitFor()
    await sound(visited)
  })
})

test('a press counts if its element is replaced before the release', async () => {
  const { page } = await here.open('/docs/vm/api/order')
  const tab = page.locator('label', { has: page.getByRole('radio', { name: 'Python' }) }).first()
  await tab.hover()
  await page.mouse.down()
  await tab.evaluate((element) => element.replaceWith(element.cloneNode(true)))
  await page.mouse.up()
  await expect.poll(() => page.getByRole('radio', { name: 'Python' }).first().isChecked()).toBe(true)
})

test('a search that fails lists the pages instead, and the page behind it still works', async () => {
  const { page } = await here.open('/docs/vm/api/order')
  await page.evaluate(() => {
    const native = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop')!
    Object.defineProperty(Element.prototype, 'scrollTop', {
      ...native,
      set(this: Element, to: number) {
        if (this.role === 'listbox') throw new Error('planted')
        native.set!.call(this, to)
      },
    })
  })
  await page.keyboard.press('Control+k')
  const alert = page.getByRole('alert').filter({ hasText: 'The search could not be loaded' })
  await alert.waitFor()
  expect(await errorScreen(page)).toBe(0)
  await page.getByRole('button', { name: docs.search.close }).click()
  await alert.waitFor({ state: 'detached' })
  await page.getByRole('radio', { name: 'Python' }).first().click()
  await page.keyboard.press('Control+k')
  await alert.getByRole('link').nth(1).click()
  await page.getByRole('heading', { level: 1, name: docsPages[1]!.title }).waitFor()
})

describe('an unknown address in the documentation', () => {
  test('suggests the closest page, links to the docs and searches them', async () => {
    const { page } = await here.open('/docs/vm/api/ordr')
    expect(await page.getByRole('list', { name: 'Did you mean' }).getByRole('link').count()).toBeGreaterThan(0)
    expect(await page.getByRole('link', { name: 'All docs pages' }).getAttribute('href')).toBe('/docs')
    await page.getByRole('button', { name: 'Search the docs' }).click()
    await page.getByRole('combobox').fill('epoch')
    await page.getByRole('option').first().click()
    await page.waitForURL(/\/docs\/.+/)
  })

  test('offers neither a suggestion nor a search outside the documentation', async () => {
    const { page } = await here.open('/no-such-page')
    expect(await page.getByText('Did you mean').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Search the docs' }).count()).toBe(0)
  })
})

test('the local mailbox has an icon', async () => {
  const { page, console } = await here.blank()
  await page.goto(here.site.mailbox)
  const icon = await page.locator('link[rel=icon]').getAttribute('href')
  const response = await fetch(new URL(icon!, here.site.mailbox))
  expect(`${response.status} ${response.headers.get('content-type')}`).toMatch(/^200 image\/svg/)
  expect(console).toEqual([])
})

const submit = async (page: Page) => {
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByText(texts.success).waitFor()
}

test('a page that was open during a deployment loads the next page from the server', async () => {
  const { page, lose } = await openLosable(here, '/', /\/assets\/page-.*\.js$/)
  let missing = 0
  lose((route) => (missing++ === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()))
  await page
    .getByRole('link', { name: 'Contact Us' })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { level: 1, name: 'Cloud Host Application Form' }).waitFor()
  await waitForHydration(page)
  await fill(page)
  await submit(page)
})

test('the theme, samples, navigation and form work while storage is blocked', async () => {
  const visited = await here.blank()
  const { page } = visited
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await page.goto(`${here.site.url}/docs/vm/api/order`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Dark theme' }).first().click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await page.getByRole('radio', { name: 'Python' }).first().click()
  await expect.poll(() => page.getByRole('radio', { name: 'Python' }).first().isChecked()).toBe(true)
  await page.getByRole('navigation', { name: 'Pages of the documentation' }).getByRole('link', { name: 'Find capacity' }).click()
  await page.getByRole('heading', { level: 1, name: 'Find capacity' }).waitFor()
  await page.goto(`${here.site.url}/cloud-host-form`)
  await waitForHydration(page)
  await fill(page)
  await submit(page)
  expect(visited.console).toEqual([])
})

test('pages can be read and the form can be sent while scripts are blocked', async () => {
  const { page } = await here.blank()
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto(here.site.url)
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Cloud Host Application Form' }).waitFor()
  await fill(page, { 'Company name': 'Blocked Compute' })
  await submit(page)
})

test('a link clicked offline shows a notice, keeps the page and the answers, and opens its page once the connection is back', async () => {
  const { page } = await here.blank()
  await page.goto(`${here.site.url}/cloud-host-form`)
  await waitForHydration(page)
  await fill(page)
  const before = await values(page)
  await page.route(/\/assets\/page-.*\.js$/, (route) => route.abort())
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link').first().click()
  await page.getByText('You are offline. This page opens when you are back.').waitFor()
  await expect.poll(() => values(page)).toEqual(before)
  await page.unroute(/\/assets\/page-.*\.js$/)
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: /Modular AI Layer/ }).waitFor()
  await page.goBack()
  await waitForHydration(page)
  await expect.poll(() => values(page)).toEqual(before)
})

test('going back after a submission shows the receipt, then an empty form, and sends nothing again', async () => {
  const { page } = await here.open('/cloud-host-form')
  await here.site.empty()
  await fill(page, { 'Company name': 'Back Compute' })
  await submit(page)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.getByRole('heading', { level: 1, name: /Modular AI Layer/ }).waitFor()
  await page.goBack()
  await page.getByRole('region', { name: texts.success }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: /Modular AI Layer/ }).waitFor()
  await page.goto(`${here.site.url}/cloud-host-form`)
  await waitForHydration(page)
  expect((await values(page)).firstName).toBe('')
  await page.getByText(texts.consent).waitFor()
  expect(await here.site.mails()).toHaveLength(1)
})

test('two tabs keep separate answers and send separate applications', async () => {
  const { page: first } = await here.open('/cloud-host-form')
  await here.site.empty()
  const second = await first.context().newPage()
  await second.goto(`${here.site.url}/cloud-host-form`)
  await waitForHydration(second)
  await fill(first, { 'Company name': 'First Compute' })
  await fill(second, { 'Company name': 'Second Compute' })
  await Promise.all(
    [first, second].map(async (page) => {
      await page.reload()
      await waitForHydration(page)
    }),
  )
  expect([(await values(first)).companyName, (await values(second)).companyName]).toEqual(['First Compute', 'Second Compute'])
  await submit(first)
  expect((await values(second)).companyName).toBe('Second Compute')
  await submit(second)
  expect((await here.site.mails()).map(({ subject }) => subject).toSorted()).toEqual(
    ['First', 'Second'].map((name) => `New Cloud Host Application - ${name} Compute`),
  )
})

test('a field keeps ten thousand pasted characters and says how many it accepts', async () => {
  const { page } = await here.open('/cloud-host-form')
  await fill(page)
  const long = 'GPU '.repeat(2500)
  const field = page.getByLabel('Type of GPUs')
  await field.fill('')
  await page.keyboard.insertText(long)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page
    .getByRole('region', { name: /problem/ })
    .getByRole('link', { name: /\d+ characters/ })
    .waitFor()
  expect((await field.inputValue()).length).toBe(long.length)
  expect((await values(page)).firstName).toBe(answers['First name'])
})

test.each(['/', '/cloud-host-form', '/docs/vm/api/order', '/docs/vm/balance', '/no-such-page'])(
  '%s prints without its header, with link addresses and complete samples, and legibly in the dark theme',
  async (path) => {
    const { page } = await here.open(path, { viewport: { width: 718, height: 1000 } })
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('banner').filter({ visible: true }).count()).toBe(0)
    // Only links to other sites print their address. On paper, a path says no more than the text of its link.
    const without = await page.locator('main a[href]').evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility() && !link.closest('nav'))
        .filter((link) => {
          const href = link.getAttribute('href')!
          return /^https?:/.test(href) !== getComputedStyle(link, '::after').content.includes(href)
        })
        .map((link) => link.outerHTML),
    )
    expect(without).toEqual([])
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    )
    expect(stuck).toEqual([])
    const samples = await page.locator('pre:visible').evaluateAll((boxes) =>
      boxes.map((box) => {
        const text = document.createRange()
        text.selectNodeContents(box)
        const { right, bottom } = text.getBoundingClientRect()
        const around = box.parentElement!.getBoundingClientRect()
        return { cut: Math.max(0, right - around.right), gap: Math.round((around.bottom - bottom) / 50) }
      }),
    )
    if (path === '/' || path.includes('/api/')) expect(samples.length).toBeGreaterThan(3)
    expect(samples.filter(({ cut, gap }) => cut > 0 || gap > 0)).toEqual([])
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
    const pale = await page.evaluate(() => {
      /** Returns the printed background of an element, from the nearest ancestor with `print-color-adjust: exact`. */
      const ground = (element: Element | null): string => {
        if (!element) return 'rgb(255, 255, 255)'
        const { backgroundColor, printColorAdjust } = getComputedStyle(element)
        return printColorAdjust === 'exact' && !backgroundColor.endsWith(', 0)') ? backgroundColor : ground(element.parentElement)
      }
      const luminance = (color: string) => {
        const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => {
          const part = Number(value) / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      return [...document.querySelectorAll('body *')].flatMap((element) => {
        const text = [...element.childNodes]
          .flatMap(({ nodeType, textContent }) => (nodeType === 3 ? textContent?.trim() || [] : []))
          .join(' ')
        if (!text || !element.checkVisibility({ visibilityProperty: true })) return []
        const [high = 0, low = 0] = [luminance(getComputedStyle(element).color), luminance(ground(element))].sort((a, b) => b - a)
        return (high + 0.05) / (low + 0.05) < 4.5 ? [`${text}: ${element.className}`] : []
      })
    })
    expect(pale).toEqual([])
  },
)

test('an applicant on a landscape phone with a slow connection keeps their answers after a failed submission and after returning to the page', async () => {
  await here.site.empty()
  const { page } = await here.blank({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const line = (offline: boolean) =>
    cdp.send('Network.emulateNetworkConditions', { offline, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 })
  await line(false)
  await page.goto(here.site.url)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Start Providing Compute/ })
    .first()
    .tap()
  await page.getByRole('heading', { level: 1, name: 'Cloud Host Application Form' }).waitFor()
  // On a slow connection, the page hydrates on the visitor's first event.
  await fill(page, { 'Company name': 'Sideways Compute' })
  await waitForHydration(page)
  const before = await values(page)

  await line(true)
  await page.getByRole('button', { name: 'Submit Application' }).tap()
  await page.getByRole('alert').filter({ hasText: texts.error }).waitFor()
  expect(await values(page)).toMatchObject({ firstName: before.firstName, companyName: 'Sideways Compute' })

  await line(false)
  await page.goto(`${here.site.url}/docs`)
  await page.goBack()
  await page.getByLabel('First name').tap()
  await waitForHydration(page)
  await expect.poll(async () => (await values(page)).companyName).toBe('Sideways Compute')
  await page.getByRole('button', { name: 'Submit Application' }).tap()
  const answer = page.getByText(texts.success)
  await answer.waitFor()
  await expect(
    answer.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    }),
  ).resolves.toBe(true)
  await expect
    .poll(async () => (await here.site.mails()).map(({ subject }) => subject))
    .toEqual(['New Cloud Host Application - Sideways Compute'])
})
