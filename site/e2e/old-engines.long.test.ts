import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { waitForHydration } from '../../testing/visit.ts'
import { errors } from '../frame/words/errors.ts'
import { fill, texts } from './support/applicant.ts'
import { listNewFeatures, listVersions, stylePattern, withoutFeature, type FeatureKey } from './support/browser-features.ts'
import { session } from './support/session.ts'

const here = session({ env: { APPLICATION_RATE_LIMIT: '0' } })

/** Removes a feature from a page: its name from styles and attributes, and its interface from scripts. */
async function removeFeature(page: Page, key: FeatureKey): Promise<void> {
  const [kind, ...path] = key.split('.')
  const [name, member] = kind === 'javascript' ? path.slice(1) : path
  if (kind === 'css' || kind === 'html') {
    const value = path.at(-1)!
    const rewrite = (text: string, isStyle: boolean) =>
      kind === 'html'
        ? text.replaceAll(new RegExp(`(["'\`])${value}\\1`, 'g'), `$1x-${value}$1`)
        : isStyle
          ? withoutFeature(text, key)
          : text.replaceAll(stylePattern, (_, start: string, css: string, end: string) => start + withoutFeature(css, key) + end)
    await page.route(`${here.site.url}/**`, async (route) => {
      const type = route.request().resourceType()
      if (!(type === 'document' || type === 'stylesheet' || (kind === 'html' && type === 'script'))) return route.continue()
      // Repeats a request only after ECONNRESET, as a browser does when the server has just closed an idle connection.
      const response = await route.fetch({ maxRetries: 3 })
      const headers = { ...response.headers(), 'content-security-policy': '' }
      await route.fulfill({ response, headers, body: rewrite(await response.text(), type === 'stylesheet') })
    })
  } else
    await page.addInitScript(
      ([owner, property]) => {
        const object = Reflect.get(globalThis, owner!) as (Function & { prototype?: object }) | undefined
        if (!property) Reflect.deleteProperty(globalThis, owner!)
        else
          for (const holder of [object, object?.prototype, globalThis])
            if (holder && (holder !== globalThis || owner === 'Window'))
              Reflect.deleteProperty(holder, property.replace(/_(?:static|event)$/, ''))
      },
      [name, member],
    )
}

/** Returns the texts that can be read or opened, and the position of the page's first drawing. */
const look = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
    const canOpen = (element: Element) =>
      element.closest('[data-until-found]') !== null ||
      [...document.querySelectorAll('details:not([open])')].some(
        (details) => details.contains(element) && isShown(details.querySelector('summary')!),
      )
    const drawing = document.querySelector('main [role=img] svg')?.getBoundingClientRect()
    return {
      readable: [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, label, dt, dd, td, pre)')]
        .filter((element) => isShown(element) || canOpen(element))
        .map(({ textContent }) => textContent.trim()),
      drawing: drawing && [drawing.left, drawing.top, drawing.width, drawing.height],
    }
  })

const open = async (page: Page, path: string) => {
  await page.goto(here.site.url + path)
  await waitForHydration(page)
}

const paths = ['/', '/cloud-host-form', '/docs/vm/first-vm', '/docs/vm/api/order']

const features = [...listNewFeatures('dist/client')].map(([key]) => key)

test.each(features.map((key) => [key, listVersions(key)]))('the site works without %s (%s)', async (key) => {
  const usual = await here.blank({ viewport: { width: 1440, height: 900 } })
  const { page, console: messages } = await here.blank({ viewport: { width: 1440, height: 900 } })
  await removeFeature(page, key)
  for (const path of paths) {
    await Promise.all([open(usual.page, path), open(page, path)])
    const [all, left] = [await look(usual.page), await look(page)]
    expect(
      all.readable.filter((text) => !left.readable.includes(text)),
      `Text that is lost on ${path}`,
    ).toEqual([])
    for (const [at, edge] of (all.drawing ?? []).entries())
      expect(
        Math.abs(left.drawing![at]! - edge),
        `${path}: the position and the size of the drawing should change by less than 90 px`,
      ).toBeLessThan(90)
    for (const message of [errors.missing, errors.part, 'Unexpected Application Error'])
      expect(await page.getByText(message).count(), `${path}: ${message}`).toBe(0)
  }
  await open(page, '/cloud-host-form')
  // In the email, a name that could be an address has invisible spaces after its dots, which the test would have to write.
  const company = `Lagos without ${key.replaceAll('.', ' ')}`
  await fill(page, { 'Company name': company })
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByText(texts.success).first().waitFor()
  await expect.poll(async () => (await here.site.mails()).some(({ text }) => text.includes(company))).toBe(true)
  await open(page, '/')
  await page.getByRole('link', { name: 'Docs', exact: true }).first().click()
  await page.waitForURL('**/docs')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('balance')
  await page.getByRole('option').first().click()
  await page.waitForURL('**/docs/**')
  expect(messages.filter((text) => !/hydrat|Failed to load resource/i.test(text))).toEqual([])
  // Pages that are being prefetched still pass through the routes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
