import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { headline } from '../landing/words/hero.ts'
import { errors } from '../frame/words/errors.ts'
import { fill, texts } from './support/applicant.ts'
import { openLosable } from './support/losable-files.ts'
import { session } from './support/session.ts'

const here = session()
const files = /\/assets\/page-.*\.js$/
const form = 'Cloud Host Application Form'

/** Waits for the notice that parts of the page could not load. */
const saysSo = (page: Page) => page.getByRole('status').filter({ hasText: errors.missing }).waitFor()

test('a page whose script is missing stays usable, even after a reload', async () => {
  const { page } = await here.blank()
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(`${here.site.url}/cloud-host-form`)
  await saysSo(page)
  await page.reload()
  await saysSo(page)
  await fill(page)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByText(texts.success).waitFor()
  expect((await here.site.mails()).map(({ subject }) => subject)).toEqual(['New Cloud Host Application - Lagos Compute'])
})

test.each([
  ['/', 'Contact Us', '/cloud-host-form', form],
  ['/cloud-host-form', 'Back to Home', '/', headline],
])('navigating from %s to a page whose files are gone loads it from the server once', async (from, link, to, heading) => {
  const { page, lose } = await openLosable(here, from, files)
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  lose()
  await page.getByRole('banner').getByRole('link', { name: link }).click()
  await saysSo(page)
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([heading])
  expect(loads).toEqual([to])
})
