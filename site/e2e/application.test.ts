import type { BrowserContextOptions } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { brand } from '@workspace/tokens/brand.ts'
import { answers, fill, inMail, readReference, submitTwice, texts, values } from './support/applicant.ts'
import { waitForHydration } from '../../testing/visit.ts'
import { session } from './support/session.ts'
import type { Mail } from '../../testing/built-site.ts'
import { endpoint } from '@workspace/application/endpoint.ts'

const here = session({ env: { APPLICATION_RATE_LIMIT: '0' } })
beforeEach(() => here.site.empty())

const open = async (options?: BrowserContextOptions) => (await here.open('/cloud-host-form', options)).page

function expectWhole(mail: Mail) {
  expect(mail.to).toHaveLength(3)
  expect(mail.subject).toBe('New Cloud Host Application - Lagos Compute')
  expect(mail.replyTo).toEqual([answers['Company email']])
  expect(mail.from).toMatch(/^no-reply@/)
  for (const part of inMail) {
    if (typeof part === 'string') expect(mail.text).toContain(part)
    else expect(mail.text).toMatch(part)
  }
  expect(mail.text).toMatch(/Submitted: .+ \d{4} at \d\d:\d\d UTC/)
  expect(mail.html).toContain('Lagos Compute')
}

test('the form can be completed by keyboard, from the first Tab to the success message and the complete email', async () => {
  const page = await open()
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '')
  const tabTo = async (name: string) => {
    for (let press = 0; press < 12 && (await focused()) !== name; press++) await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
  }
  const names = ['firstName', 'lastName', 'companyEmail', 'companyName', 'roleAtCompany', 'locationOfGPUs', 'typeOfGPUs', 'numberOfGPUs']
  for (const [at, value] of Object.values(answers).entries()) {
    await tabTo(names[at]!)
    await page.keyboard.type(value)
  }
  await tabTo('gpuSetupDescription')
  await page.keyboard.press('Space')
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await tabTo('moreInfoPreference')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await tabTo('capitalContribution')
  await page.keyboard.press('Space')
  await tabTo('emailConsent')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const reference = await readReference(page)
  const receipt = page.getByRole('region', { name: texts.success })
  await expect.poll(() => receipt.evaluate((element) => element === document.activeElement)).toBe(true)
  const [mail, ...others] = await here.site.mails()
  expect(others).toEqual([])
  expectWhole(mail!)
  expect(mail!.text).toContain(reference)
  await receipt.getByText(reference).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Lagos Compute' }).waitFor()
  // A reload drops the answers but keeps the reference.
  await page.reload()
  expect(await readReference(page)).toBe(reference)
  expect(await page.getByText('Lagos Compute').count()).toBe(0)
})

test('an arrow key selects an option immediately, even while the page is busy', async () => {
  const page = await open()
  await page.getByLabel('Request a Demo').press('Space')
  await page.evaluate(() => {
    setTimeout(() => {
      for (const end = performance.now() + 500; performance.now() < end;);
    })
  })
  await Promise.all(['ArrowDown', 'Tab'].map((key) => page.keyboard.press(key)))
  expect(await page.getByLabel('Schedule a Call').isChecked()).toBe(true)
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('callPreference')
})

test('without JavaScript, the form keeps the values after an error, then shows the success message and sends the same email', async () => {
  const page = await open({ javaScriptEnabled: false })
  await fill(page, { 'Company email': 'ola@gmail.com' })
  await page.getByRole('button', { name: 'Submit Application' }).click()
  expect(await page.title()).toMatch(/^Error: /)
  await page.getByRole('link', { name: /Use your company email/ }).click()
  expect(page.url()).toMatch(/#field-companyEmail$/)
  expect(await page.getByLabel('Company email').getAttribute('aria-invalid')).toBe('true')
  expect(await values(page)).toMatchObject({
    firstName: answers['First name'],
    numberOfGPUs: '64',
    gpuSetupDescription: 'mining-farm',
    moreInfoPreference: 'call',
    capitalContribution: 'on',
  })
  expect(await here.site.mails()).toEqual([])
  await page.getByLabel('Company email').fill(answers['Company email'])
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByText(texts.success).waitFor()
  const mails = await here.site.mails()
  expect(mails).toHaveLength(1)
  expectWhole(mails[0]!)
  const { pathname } = new URL(page.url())
  expect(pathname).toMatch(/^\/cloud-host-form\/received\/[0-9a-f-]{36}$/)
  expect(mails[0]!.text).toContain(pathname.slice(-36))
  expect(await page.title()).toMatch(/^Application received/)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  for (const again of [() => page.reload(), () => page.goto(page.url())]) {
    expect((await again())?.status()).toBe(200)
    await page.getByText(pathname.slice(-36)).waitFor()
  }
  expect(await here.site.mails()).toHaveLength(1)
})

test('the receipt page works with JavaScript and deletes the draft', async () => {
  const reference = 'f47ac10b-58cc-4372-a567-0e02b2c3d479'
  const { page, console } = await here.open('/cloud-host-form')
  await page.getByLabel('First name').fill('Ola')
  await page.goto(`${here.site.url}/cloud-host-form/received/${reference}`)
  await waitForHydration(page)
  await page.getByText(reference).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/cloud-host-form/received/${reference}`)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cloud Host Application Form' }).waitFor()
  expect((await values(page)).firstName).toBe('')
  expect(console).toEqual([])
})

test('fifty quick clicks send one email', async () => {
  const page = await open()
  await fill(page)
  const button = page.getByRole('button', { name: 'Submit Application' })
  await button.evaluate((element: HTMLButtonElement) => {
    for (let click = 0; click < 50; click++) element.click()
  })
  await page.getByText(texts.success).waitFor()
  expect(await here.site.mails()).toHaveLength(1)
})

/** Retries the waiting application and expects exactly one email, with no retry left for the next test. */
async function expectToFollow() {
  await here.site.retryAll()
  await expect.poll(async () => (await here.site.mails()).length).toBe(1)
  await here.site.retryAll()
  await expect.poll(() => here.site.waiting()).toBe(0)
  expect(await here.site.mails()).toHaveLength(1)
}

const brokenMail: [string, object[]][] = [
  ['down', [{ reset: true }]],
  [
    'over its limit',
    [{ status: 429, body: '{"statusCode":429,"name":"rate_limit_exceeded","message":"Too many"}', headers: { 'retry-after': '1' } }],
  ],
]

test.each(brokenMail)(
  'while the mail service is %s, the application is stored, the applicant sees success, and one email follows',
  async (_name, faults) => {
    const page = await open()
    await fill(page)
    await here.site.fail(faults)
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await page.getByText(texts.success).waitFor()
    expect((await answer).status()).toBe(202)
    await page.getByText('We have received and stored your application.').waitFor()
    // Another tab has only the address of the receipt, not the answers.
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByText('We have received and stored your application.').waitFor()
    await expectToFollow()
    expectWhole((await here.site.mails())[0]!)
  },
)

test('a refusal without JavaScript says how to reach us', async () => {
  const page = await open({ javaScriptEnabled: false })
  await fill(page)
  // An extension adds a field with more text than the server accepts.
  await page.locator('form').evaluate((form) => form.insertAdjacentHTML('beforeend', `<input name="extra" value="${'x'.repeat(20_000)}">`))
  await page.getByRole('button', { name: 'Submit Application' }).click()
  expect(await page.getByRole('alert').filter({ hasText: texts.error }).getByRole('link').getAttribute('href')).toBe(
    `mailto:${brand.email}`,
  )
})

test('without JavaScript, an application is accepted while the mail service is down, and one email follows', async () => {
  const page = await open({ javaScriptEnabled: false })
  // Without scripts the reference is derived from the answers, so this test sends other answers than the tests before it.
  await fill(page, { 'Company name': 'Kano Compute' })
  await here.site.fail([{ reset: true }])
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByText(texts.success).waitFor()
  expect(await page.title()).not.toMatch(/^Error: /)
  await expectToFollow()
  expect((await here.site.mails())[0]!.subject).toBe('New Cloud Host Application - Kano Compute')
})

describe('without the outbox', () => {
  const direct = session({ env: { APPLICATION_RATE_LIMIT: '0', APPLICATION_DELIVERY: 'direct' } })
  beforeEach(() => direct.site.empty())

  test.each(brokenMail)(
    'while the mail service is %s, the form shows the error, keeps every value across a reload, and later sends the application once',
    async (_name, faults) => {
      const { page } = await direct.open('/cloud-host-form')
      await fill(page)
      const before = await values(page)
      await direct.site.fail(faults)
      await page.getByRole('button', { name: 'Submit Application' }).click()
      const alert = page.getByRole('alert').filter({ hasText: texts.error })
      await alert.waitFor()
      expect(await alert.getByRole('link').getAttribute('href')).toBe(`mailto:${brand.email}`)
      expect(await values(page)).toEqual(before)
      await page.reload()
      await waitForHydration(page)
      expect(await values(page)).toEqual(before)
      const success = page.getByText(texts.success)
      // The mail service answers 409 while it processes the first request.
      while (!(await success.isVisible())) {
        await page.getByRole('button', { name: 'Submit Application' }).click()
        await success.or(page.getByText(texts.error)).waitFor()
      }
      const mails = await direct.site.mails()
      expect(mails).toHaveLength(1)
      expectWhole(mails[0]!)
      await page.goto(`${direct.site.url}/cloud-host-form`)
      await waitForHydration(page)
      expect((await values(page)).firstName).toBe('')
    },
  )
})

test('a full outbox says when to retry and keeps every value', async () => {
  const page = await open()
  await fill(page)
  const before = await values(page)
  const message = 'We have more applications than we can take right now. Your answers are saved. Submit again in about 20 minutes.'
  await page.route(`**${endpoint}`, (route) => route.fulfill({ status: 503, json: { error: { code: 'store_full', message } } }))
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByText(message).waitFor()
  expect(await values(page)).toEqual(before)
})

test('a retry after a lost response sends nothing twice', async () => {
  const page = await open()
  await fill(page)
  await submitTwice(page)
  expect(await page.getByText('We have received and stored').count()).toBe(0)
  expect(await here.site.mails()).toHaveLength(1)
})

test('the error summary takes the focus and links to the fields, which are rechecked as they change', async () => {
  const page = await open()
  await fill(page, { 'First name': '', 'Company email': 'ola@outlook.com', 'Number of GPUs': '0' })
  await page.getByRole('button', { name: 'Submit Application' }).click()
  const summary = page.getByRole('region', { name: /problem/ })
  await summary.waitFor()
  expect(await summary.getByRole('heading').textContent()).toContain('3')
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  // The summary draws this ring itself, because browsers show none when a script moves the focus after a click.
  expect(await summary.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  expect(await page.title()).toMatch(/^Error: /)
  expect(await summary.getByRole('link').allTextContents()).toHaveLength(3)
  await summary.getByRole('link', { name: 'Enter your first name' }).click()
  const field = page.getByLabel('First name')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  // The link has scrolled both the label and the message into view.
  for (const part of [page.locator('label[for="field-firstName"]'), page.locator('#field-firstName-error')]) {
    const box = (await part.boundingBox())!
    expect(box.y).toBeGreaterThan(0)
    expect(box.y + box.height).toBeLessThan(900)
  }
  await page.keyboard.type('李')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull()
  expect(await summary.getByRole('link').allTextContents()).toHaveLength(2)
  expect(await here.site.mails()).toEqual([])
})

test('no field is invalid before the first key press, and each required field says that it is required', async () => {
  const page = await open()
  const served = await (await fetch(`${here.site.url}/cloud-host-form`)).text()
  const required = [...served.matchAll(/<input[^>]* required=""[^>]*>/g)].map(([tag]) => /name="(\w+)"/.exec(tag)![1]!)
  expect(required.length).toBeGreaterThan(10)
  expect(
    await page
      .locator('form, form :is(input, fieldset)')
      .evaluateAll((elements) => elements.filter((element) => element.matches(':invalid')).length),
  ).toBe(0)
  for (const name of new Set(required)) {
    const field = page.locator(`[name=${name}]`).first()
    expect(
      await field.evaluate((element) =>
        ((element as HTMLInputElement).type === 'radio' ? element.closest('fieldset')! : element).getAttribute('aria-required'),
      ),
      name,
    ).toBe('true')
  }
})

test('no description is a live region, because Firefox would not read it with its field', async () => {
  const page = await open()
  await page.locator('button[aria-disabled]').waitFor()
  const described = page.locator('[aria-describedby], [aria-labelledby]')
  expect(await described.count()).toBeGreaterThan(5)
  expect(
    await described.evaluateAll(
      (elements) =>
        elements.filter((element) =>
          ['aria-describedby', 'aria-labelledby'].some((name) =>
            element
              .getAttribute(name)
              ?.split(' ')
              .some((id) => document.getElementById(id)?.matches('output, [role=status], [role=alert], [aria-live]')),
          ),
        ).length,
    ),
  ).toBe(0)
})

test('screen readers do not announce the preview of the answers while the applicant types', async () => {
  const page = await open()
  expect(await page.locator('aside [role=status], aside [aria-live]').count()).toBe(0)
})

test('the form sends nothing without consent, and the button says why', async () => {
  const page = await open()
  await fill(page)
  const consent = page.getByLabel(/agree to be contacted/)
  const button = page.getByRole('button', { name: 'Submit Application' })
  await page.getByText(texts.ready).waitFor()
  expect(await button.getAttribute('aria-disabled')).toBeNull()
  await consent.uncheck()
  await page.getByText(texts.consent).waitFor()
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('First name').press('Enter')
  expect(await button.evaluate((element) => document.getElementById(element.getAttribute('aria-describedby')!)?.textContent)).toBe(
    texts.consent,
  )
  expect(await here.site.mails()).toEqual([])
})

test('the form reports that the visitor is offline and keeps every answer', async () => {
  const page = await open()
  await fill(page)
  const before = await values(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByRole('alert').filter({ hasText: 'offline' }).waitFor()
  expect(await values(page)).toEqual(before)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByText(texts.success).waitFor()
})

test('the form links visitors without GPUs to the right place, with and without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await here.open('/cloud-host-form?referralSource=partner', { javaScriptEnabled })
    const way = page.getByText('Looking to rent compute?')
    const hrefs = await way.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual([brand.links.console, `mailto:${brand.email}`])
  }
})

test('the form explains before consent which answers are stored and for how long, who reads them, and how to erase them', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await open({ javaScriptEnabled })
    const region = page.getByRole('region', { name: 'What happens with your answers' })
    await region.getByText('to the team that reviews applications (3 inboxes)').first().waitFor()
    expect(
      await region.evaluate((element) =>
        Boolean(element.compareDocumentPosition(document.querySelector('[name=emailConsent]')!) & Node.DOCUMENT_POSITION_FOLLOWING),
      ),
    ).toBe(true)
    await region.getByText('Show the details').click()
    for (const fact of [/First name, Last name, Company email/, /deletes them 30 days after that/])
      expect(await region.getByText(fact).isVisible()).toBe(true)
    expect(await region.getByRole('link').getAttribute('href')).toBe(`mailto:${brand.email}`)
  }
})

test('the form previews the answers while they are typed, and the email contains the referral source and the time of the call', async () => {
  const { page } = await here.open('/cloud-host-form?referralSource=provide')
  await fill(page)
  await page.getByLabel(/When and how should we call you/).fill('Weekdays after 14:00 UTC')
  const preview = page.getByRole('complementary', { name: 'Your node and your answers' })
  await preview.getByText('11 of 11 required').waitFor()
  await preview.getByText('64 GPUs, 1 cell each').waitFor()
  await preview.getByText('Weekdays after 14:00 UTC').waitFor()
  await page.getByRole('button', { name: 'One GPU more' }).click()
  await preview.getByText('65 GPUs, 1 cell each').waitFor()
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await readReference(page)
  const { text } = (await here.site.mails())[0]!
  for (const part of ['Start Providing Compute', 'Weekdays after 14:00 UTC', 'Number of GPUs: 65']) expect(text).toContain(part)
})

test('the server logs the reference but no form data', async () => {
  const printed = here.site.lines.join('\n')
  expect(printed).toMatch(/"reference":"[0-9a-f-]{36}"/)
  for (const value of Object.values(answers).filter((value) => value.length > 2)) expect(printed).not.toContain(value)
})
