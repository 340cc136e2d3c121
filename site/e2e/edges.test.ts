import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { docsPages } from '../docs/contents.ts'
import { answers, fill, texts, values } from './applicant.ts'
import { hydrated, type Visit } from './browser.ts'
import { session } from './session.ts'
import { translate } from './translator.ts'

const here = session({ env: { APPLICATION_RATE_LIMIT: '0' } })

const errorScreen = (page: Page) => page.getByText('Unexpected Application Error').count()
/** What the console said, without the report that React wrote a translated part again. */
const faults = ({ console }: Visit) => console.filter((text) => !text.startsWith('Hydration:'))

describe.each(['before React', 'after React'] as const)('a page that the browser translates %s', (when) => {
  const open = async (path: string, width = 1280) => {
    const visited = await here.blank({ viewport: { width, height: 900 } })
    await visited.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    visited.page.setDefaultTimeout(8000)
    await translate(visited.page, when)
    await visited.page.goto(here.site.url + path)
    await hydrated(visited.page)
    await visited.page.locator('h1 font').first().waitFor()
    return visited
  }
  const sound = async (visited: Visit) => {
    expect(await errorScreen(visited.page)).toBe(0)
    expect(faults(visited)).toEqual([])
  }

  test('the docs: search, tabs, copying, theme and the way to another page work', async () => {
    const visited = await open('/docs/vm/api/order')
    const { page } = visited
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox')
    for (const word of ['epoch', 'epo', 'balance', 'zzzzqqq', 'port', 'ports', '', 'gpu']) {
      await field.fill(word)
      if (word) await page.getByRole('status').filter({ hasText: word === 'zzzzqqq' ? /nothing was found for “zzzzqqq”/i : /\d+ results?/i }).first().waitFor({ state: 'attached' })
    }
    await page.keyboard.press('Escape')
    for (const name of ['Python', 'TypeScript', 'CLI', 'cURL']) {
      await page.getByRole('tab', { name }).first().click()
      expect(await page.getByRole('tab', { name }).first().getAttribute('aria-selected')).toBe('true')
    }
    await page.getByRole('button', { name: /^Copy(?! as| the)/ }).first().click()
    await page.getByRole('status').filter({ hasText: 'Copied' }).first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    const title = page.getByText('Your host and key')
    if (!(await page.getByLabel('Host', { exact: true }).isVisible())) await title.click()
    await page.getByLabel('Host', { exact: true }).fill('https://node.lagos.example')
    await expect.poll(() => page.getByRole('tabpanel').filter({ visible: true }).first().textContent()).toMatch(/node\.lagos\.example/i)
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

  test('the first press counts: a tab, a question, the menu, a theme', async () => {
    const docs = await open('/docs/vm/api/order')
    await docs.page.getByRole('tab', { name: 'Python' }).first().click()
    await expect.poll(() => docs.page.getByRole('tab', { name: 'Python' }).first().getAttribute('aria-selected')).toBe('true')
    await sound(docs)
    const phone = await open('/', 390)
    await phone.page.getByRole('button', { name: 'Menu' }).click()
    await phone.page.getByRole('dialog').getByRole('link', { name: 'FAQ' }).click()
    const question = phone.page.locator('#faq h3 button').nth(1)
    await question.click()
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true')
    await sound(phone)
  })

  test('the landing page is all there, before anybody touches it', async () => {
    const visited = await open('/')
    await expect.poll(() => visited.page.locator('main h2').count()).toBeGreaterThan(5)
    for (const tab of await visited.page.locator('main').getByRole('tab').all()) await tab.click()
    const proof = visited.page.locator('#oneproof').getByRole('textbox').first()
    await proof.fill('a workload of my own')
    await proof.fill('another one')
    await sound(visited)
  })

  test('the form: names its errors, takes the corrections and says that it has come', async () => {
    const visited = await open('/cloud-host-form')
    const { page } = visited
    await fill(page, { 'First name': '', 'Number of GPUs': '0' })
    await page.getByRole('button', { name: 'Submit Application' }).click()
    const summary = page.getByRole('region', { name: 'There is a problem' })
    await summary.waitFor()
    await page.getByLabel('First name').fill(answers['First name'])
    await page.getByLabel('Number of GPUs').fill('64')
    await expect.poll(() => summary.count()).toBe(0)
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await page.getByText(texts.success).waitFor()
    await sound(visited)
  })
})

test('what was typed into a translated form before React came is kept, and so is the place of the cursor', async () => {
  const visited = await here.blank()
  const { page } = visited
  page.setDefaultTimeout(8000)
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/entry-client.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await translate(page, 'before React')
  await page.goto(`${here.site.url}/cloud-host-form`, { waitUntil: 'commit' })
  await page.locator('h1 font').first().waitFor()
  await fill(page)
  await page.getByLabel('Company name').focus()
  const before = await values(page)
  release()
  await hydrated(page)
  await expect.poll(() => values(page)).toEqual(before)
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('companyName')
  expect(visited.console).toEqual([])
})
