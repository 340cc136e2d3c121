import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { docs } from '../docs/words/docs.ts'
import { docsPages } from '../docs/contents.ts'
import { retired } from '../docs/navigation/suggested-pages.ts'
import { waitForHydration } from '../../testing/visit.ts'
import { openLosable } from './support/losable-files.ts'
import { session } from './support/session.ts'

const here = session()
const { open } = here

const order = '/docs/vm/api/order'
const visiblePanel = (page: Page) =>
  page
    .locator(`div:is(${['curl', 'typescript', 'python', 'cli'].map((language) => `[data-tab="${language}"]`).join(', ')})`)
    .filter({ visible: true })
    .first()

describe.each(docsPages.map(({ path }) => path))('%s', (path) => {
  test('has one h1, a description and unique ids without JavaScript, and has a Markdown version', async () => {
    const html = await (await fetch(here.site.url + path)).text()
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/)
    expect(html).toContain('<link rel="canonical"')
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const twin = await fetch(`${here.site.url}${path}.md`)
    expect(twin.status).toBe(200)
    expect(await twin.text()).toMatch(/^# /)
  })
})

test.each(Object.entries(retired))('%s answers 404 and suggests %o', async (path, { href, label }) => {
  const response = await fetch(here.site.url + path)
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(html).toContain(`href="${href}"`)
  const { page, console } = await open(path)
  await page.getByRole('link', { name: label }).click()
  await page.waitForURL(`**${href}`)
  expect(console.filter((text) => /hydrat/i.test(text))).toEqual([])
})

test('sample tabs work without JavaScript, and the first level of fields is readable', async () => {
  const { page } = await open(order, { javaScriptEnabled: false })
  for (const [name, text] of [
    ['cURL', 'curl --request POST'],
    ['TypeScript', 'await fetch('],
    ['Python', 'urllib.request'],
    ['CLI', 'onenode vm create'],
  ] as const) {
    await page.getByRole('radio', { name }).first().click()
    await expect.poll(() => visiblePanel(page).textContent()).toContain(text)
  }
  expect(await page.getByText('Number of VMs.').first().isVisible()).toBe(true)
})

test('find in page opens a collapsed field', async () => {
  const { page } = await open(order, { viewport: { width: 390, height: 800 } })
  const field = page.getByText('Name of the VM', { exact: false }).first()
  expect(await field.isVisible()).toBe(false)
  await page.goto(`${here.site.url}${order}#:~:text=Host%20name%20inside`)
  await expect.poll(() => page.locator('details[open]').count()).toBeGreaterThan(0)
})

describe('samples', () => {
  test('the chosen language also applies to the samples of another page, and the URL can set another language', async () => {
    const { page } = await open(order)
    await page.getByRole('radio', { name: 'Python' }).first().click()
    await expect.poll(() => visiblePanel(page).textContent()).toContain('urllib')
    await page.goto(`${here.site.url}/docs/caas/api/deploy`)
    await waitForHydration(page)
    expect(await visiblePanel(page).textContent()).toContain('urllib')
    await page.goto(`${here.site.url}${order}?lang=typescript`)
    expect(await page.evaluate(() => document.documentElement.dataset.lang)).toBe('typescript')
    expect(await visiblePanel(page).textContent()).toContain('await fetch(')
  })

  test('samples show the reader’s host and key, also on the next page, without storing them', async () => {
    const { page } = await open(order)
    const title = page.getByText('Your host and key')
    if (!(await page.getByLabel('API key').isVisible())) await title.click()
    await page.getByLabel('Host', { exact: true }).fill('https://node.lagos.example')
    await page.getByLabel('API key').fill('key-canary-1')
    await expect.poll(() => visiblePanel(page).textContent()).toContain('Bearer key-canary-1')
    await page.getByRole('navigation', { name: 'Pages of the documentation' }).getByRole('link', { name: 'Find capacity' }).click()
    await page.getByRole('heading', { level: 1, name: 'Find capacity' }).waitFor()
    await expect.poll(() => visiblePanel(page).textContent()).toContain('https://node.lagos.example/marketplace')
    expect(
      await page.evaluate(() =>
        [...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie, location.href].join(' '),
      ),
    ).not.toContain('canary')
  })
})

describe('search', () => {
  test('works by keyboard, loads nothing before it opens, and makes no cross-origin requests', async () => {
    const { page, console } = await here.blank()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${here.site.url}/docs`)
    await waitForHydration(page)
    const records = `${here.site.url}/search.json`
    expect(asked).not.toContain(records)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').waitFor()
    await page.getByRole('combobox').fill('epoch')
    await page.getByRole('option').first().waitFor()
    expect(asked).toContain(records)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/docs\/.+/)
    expect(asked.filter((url) => !url.startsWith(here.site.url))).toEqual([])
    expect(console).toEqual([])
  })

  test('suggests what to try when nothing is found', async () => {
    const { page } = await open('/docs')
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('zzzzqqq')
    await page
      .getByText(/Nothing was found for “zzzzqqq”/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: /Search/ }).waitFor({ state: 'hidden' })
  })

  test.each([
    ['SearchPanel', /\/assets\/SearchPanel-.*\.js/],
    ['Sheet', /\/assets\/Sheet-.*\.js/],
    ['search.json', /\/search\.json$/],
  ])('says that it could not be loaded if %s does not arrive, and offers the pages', async (file, request) => {
    const { page, lose } = await openLosable(here, '/docs', request)
    lose()
    await page.keyboard.press('Control+k')
    if (file === 'search.json') {
      await page.getByRole('combobox').fill('epoch')
      await page.getByRole('status').filter({ hasText: docs.search.failed }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    } else {
      const alert = page.getByRole('alert').filter({ hasText: docs.search.failed })
      await alert.waitFor()
      await alert.getByRole('link').nth(1).click()
    }
    await page.getByRole('heading', { level: 1, name: docsPages[1]!.title }).waitFor()
  })
})

test('a printed page shows the content of every tab', async () => {
  const { page } = await open(order)
  await page.emulateMedia({ media: 'print' })
  const panels = page.locator('div[data-tab]')
  expect(await panels.count()).toBeGreaterThan(5)
  for (const panel of await panels.all()) expect(await panel.isVisible(), (await panel.textContent()) ?? '').toBe(true)
})

test('copies the page as Markdown, and lists every page in llms.txt', async () => {
  const { page } = await open('/docs/vm/balance')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Balance and billing/)
  const [short, long] = await Promise.all(['/llms.txt', '/llms-full.txt'].map(async (file) => (await fetch(here.site.url + file)).text()))
  for (const { path, title } of docsPages) {
    expect(short).toContain(`${path}.md)`)
    expect(long).toContain(`# ${title}\n`)
  }
  expect(short).toContain('/llms-full.txt)')
  const address = `${here.site.url}/docs/vm/balance`
  const html = await (await fetch(address)).text()
  expect(html).toContain('<link rel="alternate" type="text/markdown" href="/docs/vm/balance.md"/>')
  expect([...html.matchAll(/"@type":"(TechArticle|BreadcrumbList)"/g)].map(([, type]) => type)).toEqual(['TechArticle', 'BreadcrumbList'])
  expect(await (await fetch(address, { headers: { Accept: 'text/markdown' } })).text()).toMatch(/^# Balance and billing/)
})

test('hovering View as Markdown prefetches nothing', async () => {
  const { page } = await open(order)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.locator('summary').filter({ hasText: docs.actions.menu }).click()
  const link = page.getByRole('link', { name: 'View as Markdown' })
  await link.hover()
  await link.focus()
  await page.getByRole('navigation', { name: 'Pages of the documentation' }).getByRole('link', { name: 'Create an account' }).hover()
  // Hovering a link to a page does prefetch it. A request for the Markdown link would have come before this one.
  await expect.poll(() => asked.filter((path) => path.includes('registration'))).not.toEqual([])
  expect(asked.filter((path) => path.includes('.md'))).toEqual([])
})
