import { expect, test } from 'vitest'
import { errors } from '../frame/words/errors.ts'
import { waitForHydration } from '../../testing/visit.ts'
import { everyPath, unknownPath } from '../paths.fixture.ts'
import { session } from './support/session.ts'

const here = session()

/** Values that an older version of the site, an extension or a curious visitor may have stored. */
const stored = [
  '{',
  'null',
  '[1]',
  '"text"',
  '{"walks":null,"values":null,"version":1,"sent":{"first-vm":null},"views":{"first-vm":7}}',
  '%',
  '-1',
]
const queries = ['?lang=%', '?lang=%E0%A4%A', '?lang=rust&lang=curl', '?referralSource=%00%', '?%', '?q=<b>', '?lang[]=curl']
const fragments = ['#%', '#a%b', '#%E0%A4%A', '#"]', '#main%', '#:~:text=%', `#${'a'.repeat(3000)}`]

test.each([...[...everyPath, unknownPath].entries()])(
  'page %i works with an odd fragment, query and value under every storage key: %s',
  async (number, path) => {
    // There are more pages than queries or fragments, so each query and each fragment is used.
    const at = (list: readonly string[]) => list[number % list.length]!
    const { page, console: messages } = await here.blank()
    await page.addInitScript((value) => {
      // React Router does not check the scroll positions that it stored. With a number in their place, no link works.
      Storage.prototype.getItem = (key) => (key.startsWith('react-router') ? null : value)
    }, at(stored))
    await page.goto(`${here.site.url}${path}${at(queries)}${at(fragments)}`)
    await waitForHydration(page)
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame)
      for (const hash of ['#%', '#a%b', '#"]']) {
        location.hash = hash
        scrollTo(0, document.documentElement.scrollHeight)
        await frame()
        scrollTo(0, 0)
        await frame()
      }
    })
    for (let times = 0; times < 3; times++) await page.keyboard.press('Tab')
    expect(await page.locator('main h1').count()).toBe(1)
    expect(await page.getByText(errors.part).count()).toBe(0)
    // React Router warns about a fragment that it can't decode, and stays on the page.
    const meant = path === unknownPath ? /404|not a decodable element ID/ : /not a decodable element ID/
    expect(messages.filter((text) => !meant.test(text))).toEqual([])
  },
)

test('the copy button reports missing Markdown and leaves the clipboard unchanged', async () => {
  const { page } = await here.blank({ permissions: ['clipboard-read', 'clipboard-write'] })
  for (const status of [403, 404, 410, 500, 503, undefined]) {
    await page.route('**/*.md', (route) =>
      status ? route.fulfill({ status, body: 'an error page' }) : route.abort('internetdisconnected'),
    )
    await page.goto(`${here.site.url}/docs/vm/overview`)
    await waitForHydration(page)
    await page.evaluate(() => navigator.clipboard.writeText('mine'))
    await page.getByRole('button', { name: 'Copy page' }).click()
    await page.getByRole('button', { name: 'Not copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine')
  }
})

test.each([
  ['Macintosh; Intel Mac OS X 10_15_7', '⌘ K'],
  ['Macintosh; Intel Mac OS X 10.15; rv:140.0', '⌘ K'],
  ['iPad; CPU OS 18_0 like Mac OS X', '⌘ K'],
  ['Windows NT 10.0; Win64; x64', 'Ctrl K'],
  ['X11; Linux x86_64', 'Ctrl K'],
  ['X11; CrOS x86_64 14541.0.0', 'Ctrl K'],
])('the search button on %s shows %s', async (system, keys) => {
  const { page } = await here.open('/docs', { userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36` })
  await page.locator('kbd').getByText(keys, { exact: true }).first().waitFor({ state: 'attached' })
})

test('other origins can load the API contracts but no pages', async () => {
  for (const path of ['/openapi/vm.yaml', '/openapi/caas.yaml', '/schemas/deploy.schema.json', '/schemas/config.schema.json']) {
    const { status, headers } = await fetch(here.site.url + path)
    const sharing = [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]
    expect([status, ...sharing], path).toEqual([200, '*', 'cross-origin'])
  }
  const { headers } = await fetch(`${here.site.url}/docs`)
  expect([headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]).toEqual([null, 'same-origin'])
})

test('Try it refuses invalid characters in a key and removes the last answer', async () => {
  const { page } = await here.open('/docs/vm/api/manage')
  await page.getByRole('button', { name: 'Try it' }).first().click()
  const key = page.getByRole('textbox', { name: /^API key/ })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const answer = page.getByRole('status').filter({ hasText: /^\d{3}: / })
  await key.waitFor()
  for (const wrong of ['ключ', 'sandbox–first', 'sandbox\u200b', 'a b', '"sandbox"']) {
    await key.fill('sandbox')
    await send.click()
    await answer.waitFor()
    await key.fill(wrong)
    await send.click()
    await expect.poll(() => key.getAttribute('aria-invalid')).toBe('true')
    expect(await answer.count()).toBe(0)
  }
})
