import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { walkWords } from '../walk-words.ts'
import { sandbox as words } from '../words.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'
import { createRequest, everyCall } from '@workspace/sandbox/sandbox.fixture.ts'
import { createSandbox } from '@workspace/sandbox/sandbox.ts'
import { walks } from '@workspace/sandbox/walks.ts'
import { waitForHydration, waitUntilIdle } from '../../../../testing/visit.ts'
import { findings } from '../../../e2e/support/axe.ts'
import { openLosable } from '../../../e2e/support/losable-files.ts'
import { session } from '../../../e2e/support/session.ts'

const here = session()
const order = '/docs/vm/api/order'
const orderName = words.title(vmCall.orderVms.title)

const form = (page: Page, name = orderName) => page.getByRole('form', { name })
const getAnswer = (page: Page, name = orderName) =>
  form(page, name)
    .getByRole('status')
    .filter({ hasText: /^\d{3}: / })

/** Opens the form of the first call of a page by keyboard. */
const openForm = async (page: Page) => {
  await page.getByRole('button', { name: 'Try it' }).first().focus()
  await page.keyboard.press('Enter')
  await form(page).waitFor()
}
const sendByEnter = async (page: Page) => {
  await form(page).getByLabel('instances').focus()
  await page.keyboard.press('Enter')
}

describe('Try it', () => {
  test('loads nothing before it opens, and sends no network request', async () => {
    const { page, console } = await here.blank()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(here.site.url + order)
    await waitForHydration(page)
    await page.keyboard.press('Shift')
    await waitUntilIdle(page)
    expect(asked.filter((url) => /walk-live|TryForm|schemas/.test(url))).toEqual([])
    await openForm(page)
    await waitUntilIdle(page)
    asked.splice(0)
    await sendByEnter(page)
    await expect.poll(() => getAnswer(page).textContent()).toMatch(/^200: The order is placed/)
    expect(asked).toEqual([])
    expect(console).toEqual([])
  })

  test('works with the keyboard and updates the displayed request', async () => {
    const { page } = await here.open(order)
    await openForm(page)
    const name = form(page).getByLabel('vmConfiguration.name')
    await name.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type("it's-1")
    await form(page).getByText(words.asCode).click()
    await expect.poll(() => form(page).locator('div[data-tab]').filter({ visible: true }).textContent()).toContain(`"name": "it'\\''s-1"`)
    await name.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => getAnswer(page).textContent()).toMatch(/^200: /)
    await page.getByText('"vmName": "it\'s-1"').waitFor()
  })

  test('shows an error at the field, in the answer and in the status', async () => {
    const { page } = await here.open(order)
    await openForm(page)
    const instances = form(page).getByLabel('instances')
    await instances.fill('0')
    await sendByEnter(page)
    await expect.poll(() => getAnswer(page).textContent()).toMatch(/^400: /)
    expect(await instances.getAttribute('aria-invalid')).toBe('true')
    await form(page)
      .getByText(/^instances must be at least 1/)
      .waitFor()
    await instances.fill('1')
    await form(page).getByLabel('API key').fill('stolen')
    await sendByEnter(page)
    await expect.poll(() => getAnswer(page).textContent()).toMatch(/^403: /)
    await form(page).getByLabel('API key').fill('sandbox-empty')
    await sendByEnter(page)
    await page.getByText(/balance of \$0\.00 does not cover \$0\.42/).waitFor()
  })

  test('links from each error to the section of this site that explains it', async () => {
    const { page } = await here.open(order)
    await openForm(page)
    await form(page).getByLabel('instances').fill('0')
    await sendByEnter(page)
    await page.getByText(`${here.site.url}/docs/errors#number-is-too-low`).waitFor()
    const { fetch: ask } = createSandbox({ site: here.site.url })
    const html = await (await fetch(`${here.site.url}/docs/errors`)).text()
    for (const call of everyCall) {
      const wrong = createRequest(call, { ...call.example, query: { unknown: 1 } })
      for (const request of [wrong, createRequest(call, undefined, 'stolen')]) {
        const { docs } = (await (await ask(request)).json()) as { docs: string }
        const { origin, pathname, hash } = new URL(docs)
        expect([origin, pathname], docs).toEqual([here.site.url, '/docs/errors'])
        expect(html, docs).toContain(` id="${hash.slice(1)}"`)
      }
    }
  })

  test('remembers an order across pages and reloads until the reader starts over', async () => {
    const { page } = await here.open(order)
    await openForm(page)
    await form(page).getByLabel('vmConfiguration.name').fill('kept-1')
    await sendByEnter(page)
    await getAnswer(page).waitFor()
    const list = words.title(vmCall.listVms.title)
    const names = async () => {
      await page.goto(`${here.site.url}/docs/vm/api/manage`)
      await waitForHydration(page)
      await page.getByRole('button', { name: 'Try it' }).first().click()
      await form(page, list).getByRole('button', { name: 'Send' }).click()
      await getAnswer(page, list).waitFor()
      return page.getByRole('figure', { name: words.body }).textContent()
    }
    expect(await names()).toContain('kept-1')
    await page.getByRole('button', { name: words.actions.startOver }).click()
    await expect.poll(() => getAnswer(page, list).count()).toBe(0)
    expect(await names()).not.toContain('kept-1')
  })

  test('works while storage is blocked', async () => {
    const { page, console } = await here.blank()
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    })
    await page.goto(here.site.url + order)
    await waitForHydration(page)
    await openForm(page)
    await sendByEnter(page)
    await expect.poll(() => getAnswer(page).textContent()).toMatch(/^200: /)
    expect(console).toEqual([])
  })

  test('reports that it could not load', async () => {
    const { page, lose } = await openLosable(here, order, /\/assets\/TryForm-.*\.js/)
    lose()
    await page.getByRole('button', { name: 'Try it' }).first().click()
    await page.getByRole('alert').filter({ hasText: 'The sandbox could not be loaded' }).waitFor()
  })

  test('passes axe in both themes after an answer, and fits 320 px', async () => {
    const { page } = await here.open(order)
    await openForm(page)
    await form(page).getByLabel('instances').fill('0')
    await sendByEnter(page)
    await getAnswer(page).waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findings(page), colorScheme).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  test('every button names its request', async () => {
    const { page } = await here.open(order)
    const buttons = page.getByRole('button', { name: /^Try it (GET|POST|PATCH|DELETE) \// })
    await buttons.first().waitFor()
    const names = await buttons.allTextContents()
    expect(names.length).toBe(await page.getByRole('button', { name: /^Try / }).count())
    expect(names.length).toBe(new Set(names).size)
  })

  test('is hidden without JavaScript', async () => {
    const { page } = await here.open(order, { javaScriptEnabled: false })
    await page.getByText('curl --request POST').first().waitFor()
    expect(await page.getByRole('button', { name: 'Try it' }).count()).toBe(0)
  })
})

describe.each([
  ['/docs/vm/first-vm', 'first-vm'],
  ['/docs/caas/first-container', 'first-container'],
] as const)('%s', (path, name) => {
  const steps = Object.values(walks[name]!.steps)
  const progress = (page: Page) => page.getByRole('progressbar').getAttribute('aria-valuetext')

  test('can be completed by keyboard, resumes after a reload, and starts over', async () => {
    const { page, console } = await here.open(path)
    const total = steps.length
    const said = page.getByRole('status').filter({ hasText: /^\d{3}: / })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await progress(page)).toBe(walkWords.panel.done(0, total))
    await page.locator('section[data-progress="current"]').getByRole('button').first().focus()
    for (const [at, { isDone }] of steps.entries()) {
      expect(await focused()).toMatch(new RegExp(`^${at + 1}\\. `))
      while (!(await focused())?.startsWith('Send')) await page.keyboard.press('Tab')
      // A step that is still waiting for its result has to be sent again.
      const sendOnce = async () => {
        await page.keyboard.press('Enter')
        await said.filter({ visible: true }).waitFor()
        return progress(page)
      }
      await expect.poll(sendOnce, { interval: isDone ? 500 : 5000 }).toBe(walkWords.panel.done(at + 1, total))
      expect(await said.filter({ visible: true }).textContent()).toMatch(/^2\d\d: /)
      if (at === 3) {
        await page.reload()
        await expect.poll(() => progress(page)).toBe(walkWords.panel.done(4, total))
        await page.locator('section[data-progress="current"]').getByRole('button').first().focus()
        continue
      }
      if (at === total - 1) break
      while (!(await focused())?.startsWith('Next step')) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(focused).toMatch(new RegExp(`^${at + 2}\\. `))
    }
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: walkWords.panel.startOver }).click()
    await expect.poll(() => progress(page)).toBe(walkWords.panel.done(0, total))
    expect(console).toEqual([])
  })

  test('shows the same text and samples without JavaScript', async () => {
    const { page } = await here.open(path, { javaScriptEnabled: false })
    expect(await page.getByRole('heading', { level: 2, name: /^\d+\. / }).count()).toBe(steps.length)
    for (const { call } of steps) expect(await page.getByText(call.path.split('{')[0]!).count()).toBeGreaterThan(0)
    expect(await page.getByRole('button', { name: walkWords.send }).count()).toBe(0)
    expect(await page.getByText('Response 200').first().isVisible()).toBe(true)
    expect(await page.getByRole('progressbar').count()).toBe(0)
  })
})
