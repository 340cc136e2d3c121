import { resolve } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { complete } from '@workspace/application/application.fixture.ts'
import { answers, fill, inMail, readReference, submitTwice, texts, values } from './support/applicant.ts'
import { session } from './support/session.ts'
import { endpoint } from '@workspace/application/endpoint.ts'

const here = session({
  script: resolve('packages/host/edge/start.ts'),
  env: { APPLICATION_RATE_LIMIT: '0', OPERATOR_TOKEN: 'operator-token-of-the-test', METRICS_TOKEN: 'metrics-token-of-the-test' },
})
beforeEach(() => here.site.empty())

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(here.site.url + endpoint, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Origin: here.site.url, ...headers },
  })
const open = async (javaScriptEnabled = true) => (await here.open('/cloud-host-form', { javaScriptEnabled })).page
const expectMails = (count: number) => expect.poll(async () => (await here.site.mails()).length).toBe(count)

/**
 * Replaces the idle connections between wrangler's proxy and the runtime. The runtime closes them after a few seconds. On a busy machine the
 * proxy notices a closed connection too late. It then repeats a GET, but answers a POST with 500 (“Network connection lost”). Cloudflare's
 * own network has no such proxy.
 */
const freshen = () => Promise.all(Array.from({ length: 60 }, async () => (await fetch(here.site.url + endpoint)).text()))

/** Sends one more application, waits for its email, and counts the other emails. A duplicate would raise the count. */
async function drain(): Promise<number> {
  const answer = await post({ ...complete, companyName: `Last ${crypto.randomUUID()}` })
  const { reference } = (await answer.json()) as { reference: string }
  await expect.poll(async () => (await here.site.mails()).some(({ text }) => text.includes(reference))).toBe(true)
  return (await here.site.mails()).length - 1
}

async function expectWhole() {
  const [mail] = await here.site.mails()
  expect(mail).toMatchObject({ subject: 'New Cloud Host Application - Lagos Compute', replyTo: [answers['Company email']] })
  expect(mail!.to).toHaveLength(3)
  for (const part of inMail) expect(mail!.text).toMatch(part)
  return mail!
}

describe('the form on the edge', () => {
  test('shows the success message immediately, and sends the complete email', async () => {
    const page = await open()
    await fill(page)
    await page.getByRole('button', { name: 'Submit Application' }).click()
    const reference = await readReference(page)
    await expectMails(1)
    const { text } = await expectWhole()
    expect(text).toContain(reference)
    expect(await page.locator('form').count()).toBe(0)
  })

  test('without JavaScript, keeps the values after an error, then shows the success message and sends the same email', async () => {
    const page = await open(false)
    await fill(page, { 'Company email': 'ola@gmail.com' })
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await page.getByRole('link', { name: /Use your company email/ }).click()
    expect(await values(page)).toMatchObject({
      firstName: answers['First name'],
      numberOfGPUs: '64',
      gpuSetupDescription: 'mining-farm',
      capitalContribution: 'on',
    })
    await page.getByLabel('Company email').fill(answers['Company email'])
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await page.getByText(texts.success).waitFor()
    await expectMails(1)
    const { text } = await expectWhole()
    const reference = new URL(page.url()).pathname.replace('/cloud-host-form/received/', '')
    expect(text).toContain(reference)
    expect((await page.reload())?.status()).toBe(200)
    await page.getByText(reference).waitFor()
    expect((await fetch(`${here.site.url}/cloud-host-form/received/${'x'.repeat(36)}`)).status).toBe(404)
  })

  test('sends one email for fifty quick clicks and for fifty simultaneous requests', async () => {
    const page = await open()
    await fill(page)
    await page.getByRole('button', { name: 'Submit Application' }).evaluate((element: HTMLButtonElement) => {
      for (let click = 0; click < 50; click++) element.click()
    })
    await page.getByText(texts.success).waitFor()
    await freshen()
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await post({ ...complete, firstName: 'Once' })).status))
    expect(statuses.filter((status) => ![200, 202].includes(status))).toEqual([])
    expect(await drain()).toBe(2)
  })

  test('stores the application while the mail service is over its limit, then sends it once', async () => {
    const page = await open()
    await fill(page)
    await here.site.fail([
      { status: 429, body: '{"statusCode":429,"name":"rate_limit_exceeded","message":"Too many"}', headers: { 'retry-after': '1' } },
    ])
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await page.getByText(texts.success).waitFor()
    await expectMails(1)
    await expectWhole()
    expect(here.site.lines.some((line) => line.includes('"error":"rate_limit_exceeded"'))).toBe(true)
    await expect.poll(() => here.site.waiting()).toBe(0)
  })

  test('sends nothing twice after a lost response', async () => {
    const page = await open()
    await fill(page)
    await submitTwice(page)
    expect(await drain()).toBe(1)
  })

  test('refuses what the Node server refuses, and logs no form data', async () => {
    const id = crypto.randomUUID()
    const tries: [number, Promise<Response>][] = [
      [200, post({ ...complete, applicationId: id })],
      [400, post('{')],
      [403, post(complete, { Origin: 'https://evil.example' })],
      [413, post(' '.repeat(20_000))],
      [415, post(complete, { 'Content-Type': 'text/plain' })],
      [422, post({ ...complete, companyEmail: 'a@gmail.com' })],
    ]
    for (const [status, answer] of tries) expect((await answer).status).toBe(status)
    expect((await post({ ...complete, applicationId: id, lastName: 'Other' })).status).toBe(409)
    const printed = here.site.lines.join('\n')
    expect(printed).toMatch(/"reference":"[0-9a-f-]{36}"/)
    for (const value of [...Object.values(answers), ...Object.values(complete)].filter(
      (value) => typeof value === 'string' && value.length > 4,
    ))
      expect(printed).not.toContain(value)
  })
})

describe('the operator on the edge', () => {
  const downService = [{ status: 500, body: 'null', times: 100 }]

  test('lists, retries, erases and reads metrics only with the token', async () => {
    await here.site.fail(downService)
    expect((await post({ ...complete, companyName: 'Operator', companyEmail: 'erase.me@operator.example' })).status).toBe(202)
    expect(await here.site.waiting()).toBe(1)
    const ask = (path: string, token?: string, init: RequestInit = {}) =>
      fetch(here.site.url + path, { ...init, headers: token ? { Authorization: `Bearer ${token}` } : {} })
    expect(await (await ask('/metrics', 'metrics-token-of-the-test')).text()).toMatch(/^outbox_waiting 1$/m)
    expect((await ask('/metrics')).status).toBe(401)
    expect((await ask('/api/operator/outbox', 'metrics-token-of-the-test', { method: 'POST', body: '{"command":"export"}' })).status).toBe(
      401,
    )
    expect(await (await ask('/healthz/ready')).json()).toEqual({ ok: true })
    await here.site.retryAll()
    expect(await here.site.mails()).toEqual([])
    await fetch(`${here.site.mailbox}/faults`, { method: 'DELETE' })
    await here.site.retryAll()
    await expectMails(1)
    const erase = await ask('/api/operator/outbox', 'operator-token-of-the-test', {
      method: 'POST',
      body: '{"command":"erase","applicant":"erase.me@operator.example"}',
    })
    expect(await erase.json()).toMatchObject({ changed: [expect.any(String)] })
  })

  test('retries until thirty emails are sent for thirty applications, although the mail service was over its limit', async () => {
    await here.site.fail([
      {
        status: 429,
        body: '{"statusCode":429,"name":"rate_limit_exceeded","message":"Too many"}',
        headers: { 'retry-after': '1' },
        times: 3,
      },
    ])
    await freshen()
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => (await post({ ...complete, companyName: `Over ${n}` })).status),
    )
    expect(statuses.filter((status) => ![200, 202].includes(status))).toEqual([])
    await expect
      .poll(async () => {
        await here.site.retryAll()
        return (await here.site.mails()).length
      })
      .toBe(30)
  })
})

describe('the pages on the edge', () => {
  test.each(['/', '/cloud-host-form', '/docs', '/docs/vm/api/order', '/no-such-page', '/docs/vm/api/ordr'])(
    '%s hydrates without console messages, and has the content security policy',
    async (path) => {
      const { console } = await here.open(path)
      expect(console.filter((text) => !text.includes('404'))).toEqual([])
      const { status, headers } = await fetch(here.site.url + path)
      expect(status).toBe(/such|ordr/.test(path) ? 404 : 200)
      expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*script-src 'self' 'sha256-.*frame-ancestors 'none'/)
    },
  )

  test.each([
    ['/docs.md', 'text/markdown; charset=utf-8'],
    ['/openapi/vm.yaml', 'application/yaml'],
  ])('%s is shown inline as %s, and is revalidated', async (path, type) => {
    const { status, headers } = await fetch(here.site.url + path)
    expect([status, headers.get('Content-Type'), headers.get('Content-Disposition'), headers.get('Content-Security-Policy')]).toEqual([
      200,
      type,
      'inline',
      expect.stringContaining("frame-ancestors 'none'"),
    ])
    expect((await fetch(here.site.url + path, { headers: { 'If-None-Match': headers.get('ETag')! } })).status).toBe(304)
  })

  test('files, redirects and errors have the security headers', async () => {
    const asset = /\/assets\/[\w.-]+\.(?:js|css)/.exec(await (await fetch(here.site.url)).text())![0]
    for (const path of [
      asset,
      '/robots.txt',
      '/docs/',
      '/cloud-host-form.html',
      endpoint,
      '/healthz',
      '/.well-known/security.txt',
      '/api/none',
    ]) {
      const { headers } = await fetch(here.site.url + path, { redirect: 'manual' })
      expect([
        path,
        headers.get('X-Content-Type-Options'),
        headers.get('Cross-Origin-Resource-Policy'),
        headers.get('Referrer-Policy'),
      ]).toEqual([path, 'nosniff', 'same-origin', 'strict-origin-when-cross-origin'])
      expect(headers.get('Content-Security-Policy'), path).not.toMatch(/(?:script|style)-src [^;]*unsafe/)
    }
  })
})

test('compressed copies, which only the Node server uses, are not deployed', async () => {
  const statuses = ['/robots.txt', '/robots.txt.br', '/robots.txt.gz'].map(async (path) => (await fetch(here.site.url + path)).status)
  expect(await Promise.all(statuses)).toEqual([200, 404, 404])
})
