import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { fill, texts } from './support/applicant.ts'
import { hydrated } from '../../ops/testing/visit.ts'
import { moving, scrollThrough, transparent } from './support/scroll-reveals.ts'
import { session } from './support/session.ts'

const here = session({ env: { APPLICATION_RATE_LIMIT: '0' } })

declare global {
  var reportViolation: (text: string) => void
}

/** Opens a page and collects its violations of the content policy; those of workers and frames come by the console. */
async function watched(
  options?: BrowserContextOptions,
): Promise<{ page: Page; violations: string[]; go: (path: string) => Promise<void> }> {
  const { page, console } = await here.blank(options)
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
        globalThis.reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`)
      },
      { capture: true },
    )
  })
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) violations.push(message.text())
  })
  const go = async (path: string) => {
    await page.goto(here.site.url + path)
    await hydrated(page)
    violations.push(...console.splice(0).filter((text) => !text.includes('404')))
  }
  return { page, violations, go }
}

/** Scrolls down the page, so that deferred parts load. */
const readAll = (page: Page) =>
  page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight) {
      scrollTo(0, at)
      await new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done))
      })
    }
  })

beforeAll(() => here.site.empty())

test('a planted violation is reported', async () => {
  const { page, violations, go } = await watched()
  await go('/')
  await page.evaluate(() => {
    const style = Object.assign(document.createElement('style'), { textContent: 'p { color: red }' })
    const script = Object.assign(document.createElement('script'), { textContent: 'globalThis.planted = true' })
    const image = Object.assign(new Image(), { src: 'https://evil.example/x.png' })
    document.body.append(style, script, image)
    fetch('https://evil.example/').catch(() => {})
  })
  for (const directive of ['connect-src', 'img-src', 'script-src-elem', 'style-src-elem']) {
    await expect.poll(() => violations).toContainEqual(expect.stringMatching(`^/: ${directive} `))
  }
  expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false)
})

test('no kind of page violates the policy, narrow and wide, with motion and in both themes, and in the smallest window everything appears', async () => {
  const kinds = ['/docs', '/docs/vm/deploy', '/docs/vm/api/order', '/docs/vm/first-vm', '/docs/cli/configuration']
  const pages = ['/', '/cloud-host-form', '/no-such-page', '/docs/no-such-page', ...kinds]
  const { page, violations, go } = await watched(moving)
  for (const [at, path] of pages.entries()) {
    await page.emulateMedia({ colorScheme: at % 2 ? 'light' : 'dark' })
    await page.setViewportSize({ width: 320, height: 256 })
    await go(path)
    // Only the landing page has sections that appear, and others are a hundred windows high.
    await scrollThrough(page, path === '/' ? undefined : 4)
    await expect.poll(() => transparent(page), { message: path }).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await readAll(page)
    await page.emulateMedia({ colorScheme: at % 2 ? 'dark' : 'light' })
  }
  expect(violations).toEqual([])
}, 240_000)

test('no action of a visitor violates the policy: menu, theme, questions, tabs, navigation', async () => {
  const { page, violations, go } = await watched({ viewport: { width: 390, height: 800 }, reducedMotion: 'no-preference' })
  await go('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog')
  await menu.waitFor()
  await menu.getByRole('link', { name: 'Roadmap' }).click()
  await menu.waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Dark theme' }).first().click()
  for (const question of await page.locator('h3 > button[aria-expanded], details > summary').filter({ visible: true }).all())
    await question.click()
  for (const tab of await page.getByRole('tab').all()) await tab.click()
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cloud Host Application Form' }).waitFor()
  await page.goBack()
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).waitFor()
  expect(violations).toEqual([])
})

test('the form does not violate the policy: errors, success, and the response to a post without script', async () => {
  const { page, violations, go } = await watched()
  await go('/cloud-host-form?referralSource=provide')
  await fill(page, { 'Company email': 'ola@gmail.com' })
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByRole('region', { name: 'There is a problem' }).waitFor()
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await page.waitForEvent('load')
  await hydrated(page)
  await page.getByRole('region', { name: 'There is a problem' }).waitFor()
  await page.getByLabel('Company email').fill('ola@lagos-compute.ng')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByText(texts.success).waitFor()
  expect(violations).toEqual([])
})

test('the documentation does not violate the policy: search, samples in every language, copying', async () => {
  const { page, violations, go } = await watched()
  await go('/docs/vm/api/order')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const language of ['TypeScript', 'Python', 'CLI', 'cURL']) await page.getByRole('radio', { name: language }).first().click()
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('epoch')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname.startsWith('/docs/') && url.pathname !== '/docs/vm/api/order')
  expect(violations).toEqual([])
})
