import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { brand } from '@workspace/tokens/brand.ts'
import { words } from '../apply/words/form.ts'
import { headline } from '../landing/words/hero.ts'
import { waitForHydration, type Visit } from '../../testing/visit.ts'
import { plainPaths, unknownPath } from '../paths.fixture.ts'
import { session } from './support/session.ts'

const routes = [...plainPaths, unknownPath]
const themes = ['light', 'dark'] as const

const here = session()
const { open } = here

/** Reads all visible text, except parts that need a script: buttons, the measured time of a proof, and the preview of the answers. */
const texts = (page: Page) =>
  page.evaluate((echo) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode
      const text = textContent?.replaceAll(/\s+/g, ' ').trim()
      if (text && element?.checkVisibility() && !element.closest(`button, script, style, [role=status], ${echo}`)) found.push(text)
    }
    return found
  }, `[aria-label="${words.preview.label}"]`)

describe.each(routes)('%s', (route) => {
  test('shows all of its text without JavaScript', async () => {
    const [{ page: on }, { page: off }] = await Promise.all([open(route), open(route, { javaScriptEnabled: false })])
    const without = await texts(off)
    expect(without.length).toBeGreaterThan(10)
    expect((await texts(on)).filter((text) => !without.includes(text))).toEqual([])
  })

  test('has a title, a description and the security headers', async () => {
    const response = await fetch(here.site.url + route)
    const html = await response.text()
    expect(html).toMatch(new RegExp(`<title>[^<]*${brand.name}`))
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html).toMatch(route === unknownPath ? /noindex/ : /<link rel="canonical" href="http/)
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self' 'sha256-/)
  })
})

test('reports HTML that React has to render again, and still shows the page', async () => {
  const visited = await here.blank()
  await visited.page.route(`${here.site.url}/`, async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    await route.fulfill({ response, body: (await response.text()).replace('>Contact Us<', '>Call Us<') })
  })
  await visited.page.goto(here.site.url)
  await waitForHydration(visited.page)
  await expect.poll(() => visited.console.join('\n')).toMatch(/Hydration/)
  expect(await visited.page.locator('main h2').count()).toBeGreaterThan(5)
})

test('the content security policy blocks an injected script, style, image and request, and the browser reports each', async () => {
  const { page, console } = await open('/')
  await page.evaluate(() => {
    const style = Object.assign(document.createElement('style'), { textContent: 'p { color: red }' })
    const script = Object.assign(document.createElement('script'), { textContent: 'globalThis.planted = true' })
    const image = Object.assign(new Image(), { src: 'https://evil.example/x.png' })
    document.body.append(style, script, image)
    fetch('https://evil.example/').catch(() => {})
  })
  for (const directive of ['connect-src', 'img-src', 'script-src', 'style-src'])
    await expect.poll(() => console.join('\n')).toContain(`${directive} 'self'`)
  expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false)
  // Clears the expected violations, because the session fails if a test leaves any in the console.
  console.splice(0)
})

test('an unknown address answers 404, with one message in the console and only the path in the log', async () => {
  const response = await fetch(`${here.site.url}/nowhere/at/all?secret=1`)
  expect(response.status).toBe(404)
  const { page, console } = await open('/nowhere/else?secret=2')
  expect((await texts(page)).join(' ')).toMatch(/404.*Oops! Page not found.*Return to Home/)
  expect(console.filter((text) => text.startsWith('404'))).toEqual(['404: no page at /nowhere/else'])
  expect(here.site.lines.filter((line) => line.includes('/nowhere/at/all'))).toHaveLength(1)
  expect(here.site.lines.join('\n')).not.toContain('secret')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.getByRole('heading', { level: 1, name: /Modular AI Layer/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the search on the 404 page of the docs appears once its script has loaded, does not shift the page, and keeps its label on phones', async () => {
  const { page } = await here.blank({ viewport: { width: 390, height: 844 } })
  const bottom = () => page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().bottom))
  const held: (() => void)[] = []
  await page.route(
    /DocsSearch/,
    (route) =>
      new Promise((done) => {
        held.push(() => done(route.continue()))
      }),
  )
  await page.goto(`${here.site.url}/docs/vm/api/ordr`)
  await waitForHydration(page)
  await expect.poll(() => held.length).toBe(1)
  const before = await bottom()
  held[0]!()
  const search = page.getByRole('button', { name: 'Search the docs' })
  await search.waitFor()
  expect((await search.getByText('Search the docs').boundingBox())!.width).toBeGreaterThan(60)
  expect(await bottom()).toBe(before)
})

test('the server answers and logs a navigation to an unknown address', async () => {
  const { page } = await open('/nowhere/by/step')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.getByRole('heading', { level: 1, name: headline }).waitFor()
  const logged = () => here.site.lines.filter((line) => line.includes('/nowhere/by/step')).length
  expect(logged()).toBe(1)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor()
  expect(logged()).toBe(2)
})

test('back and forward restore the scroll position, even after a reload', async () => {
  const { page } = await open('/')
  await page.evaluate(() => scrollTo(0, 1500))
  // Presses a key because Playwright's click scrolls first.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Contact Us' })
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Cloud Host Application Form' }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1500)
  await page.goForward()
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: headline }).waitFor()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1500)
})

test('a navigation moves the focus and announces the new title', async () => {
  const { page } = await open('/')
  await page.getByRole('link', { name: 'Become a cloud host' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cloud Host Application Form' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page
    .getByRole('status')
    .filter({ hasText: `Cloud Host Application Form · ${brand.name}` })
    .waitFor({ state: 'attached' })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

describe('the theme', () => {
  const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test('follows the system setting without JavaScript', async () => {
    const [{ page: light }, { page: dark }] = (await Promise.all(
      themes.map((colorScheme) => open('/', { colorScheme, javaScriptEnabled: false })),
    )) as [Visit, Visit]
    expect(await canvas(light)).toBe('rgb(244, 243, 238)')
    expect(await canvas(dark)).toBe('rgb(14, 16, 19)')
  })

  test('applies the saved theme before first paint', async () => {
    const { page, console } = await open('/', { colorScheme: 'light' })
    await page.getByRole('button', { name: 'Dark theme' }).first().click()
    expect(await canvas(page)).toBe('rgb(14, 16, 19)')
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => sessionStorage.setItem('theme-at-parse', document.documentElement.dataset.theme ?? ''))
    })
    // Without the site's script, only the inline script in the head can set the theme.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    expect(await page.evaluate(() => sessionStorage.getItem('theme-at-parse'))).toBe('dark')
    expect(await canvas(page)).toBe('rgb(14, 16, 19)')
    expect(console.filter((text) => /content security/i.test(text))).toEqual([])
  })
})

test.each(['sans', 'mono'])('every font in the %s stack has a font face or is a generic family', async (kind) => {
  const { page } = await open('/docs/vm/deploy')
  const { stack, known } = await page.evaluate(
    (selector) => ({
      stack: getComputedStyle(document.querySelector(selector)!)
        .fontFamily.split(',')
        .map((name) => name.trim().replaceAll(/["']/g, '')),
      known: [...document.fonts].map(({ family }) => family.replaceAll(/["']/g, '')),
    }),
    kind === 'sans' ? 'body' : 'pre',
  )
  const generic = /^(?:system-ui|sans-serif|ui-monospace|monospace)$/
  expect(stack.filter((name) => !generic.test(name) && !known.includes(name))).toEqual([])
})

test('the browser’s files contain no server code', () => {
  const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html|json|xml|txt)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const text = readFileSync(`dist/client/${file}`, 'utf8')
    expect(text, file).not.toMatch(/RESEND|APPLICATION_RECIPIENTS|(?:hosts|operations|partners|no-reply)@|re_local_|node_modules/)
  }
})
