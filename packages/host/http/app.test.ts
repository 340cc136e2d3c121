import { describe, expect, it, vi } from 'vitest'
import { brand } from '@workspace/tokens/brand.ts'
import { complete } from '@workspace/application/application.fixture.ts'
import type { FormResult } from '@workspace/application/form-result.ts'
import { personalDomains } from '@workspace/application/rules/company-email.ts'
import { problems } from '@workspace/application/words/errors.ts'
import { applicationFailures, goBack, submitAgain, tryAgain } from '@workspace/application/words/failures.ts'
import { fakePages } from './pages.fixture.ts'
import type { SendFailure } from '@workspace/application/mail/send.server.ts'
import { endpoint, encodeForm, own, createTestApp } from './app.fixture.ts'

const applicationId = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'
const application = { ...complete, applicationId }
const error = async (answer: Response) => [answer.status, ((await answer.json()) as { error: { code: string } }).error.code]
const withPage = async (answer: Response) => [answer.status, JSON.parse((await answer.text()).slice('<form>'.length))]

describe('the endpoint', () => {
  it('keeps the answers after the first 429, and tells the applicant to go back after other refusals', async () => {
    const { postForm, app } = createTestApp({ limit: 1 })
    let last = await postForm(encodeForm({ emailConsent: '' }))
    while (last.status === 422) last = await postForm(encodeForm({ emailConsent: '' }))
    const page = await last.text()
    expect([last.status, page]).toEqual([429, expect.stringContaining('"companyName":"Lagos Compute"')])
    expect(page).toContain(submitAgain(600))
    const tooLong = await (await createTestApp().postForm(encodeForm({ companyName: 'x'.repeat(17_000) }))).text()
    expect(tooLong).toContain(goBack)
    expect(tooLong).not.toContain(submitAgain(600))
    const foreign = await app.request(endpoint, {
      method: 'POST',
      body: encodeForm(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(await foreign.text()).toContain(goBack)
  })

  it('stops rendering forms with answers for a network after many refusals', async () => {
    const forms: FormResult[] = []
    const form = (result: FormResult) => `<form>${forms.push(result)}`
    const { postForm, from } = createTestApp({ limit: 1, pages: { form } })
    const statuses = new Set<number>()
    for (let n = 0; n < 60; n++)
      statuses.add((await postForm(encodeForm({ emailConsent: '', firstName: `Amara ${'a'.repeat(n)}` }))).status)
    expect([...statuses]).toEqual([422, 429])
    expect(forms.filter(({ values }) => Object.keys(values).length > 0)).toHaveLength(24)
    expect(new Set(forms.slice(24).map((result) => JSON.stringify(result))).size).toBe(1)
    from('198.51.100.9')
    expect((await postForm(encodeForm({ emailConsent: '' }))).status).toBe(422)
    expect(forms.at(-1)!.values).toMatchObject({ firstName: 'Amara' })
  })

  it('tells an applicant without JavaScript that the email is delayed', async () => {
    const reference = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'
    const createAccept = () => Object.assign(async () => ({ kind: 'accepted', reference, sent: false }) as const, { idle: async () => {} })
    const { postForm, app } = createTestApp({ createAccept })
    const { headers } = await postForm(encodeForm())
    expect(await (await app.request(headers.get('Location')!)).text()).toBe(`<h1>${reference} delayed`)
  })

  it('redirects browsers to the form, and answers programs with 405', async () => {
    const { app } = createTestApp()
    for (const Accept of [
      'text/html,application/xhtml+xml,*/*;q=0.8',
      'TEXT/HTML',
      'text/html;q=0.9',
      'application/xhtml+xml, text/html',
    ]) {
      const person = await app.request(`${endpoint}?from=tab`, { headers: { Accept } })
      expect([Accept, person.status, person.headers.get('Location')]).toEqual([Accept, 303, fakePages.formPath])
    }
    for (const Accept of ['application/json', '*/*', 'text/plain', 'image/avif,*/*;q=0.8'])
      expect([Accept, (await app.request(endpoint, { headers: { Accept } })).status]).toEqual([Accept, 405])
  })

  it('accepts an application and sends one email to three recipients', async () => {
    const { post, mails } = createTestApp()
    const answer = await post(application)
    expect([answer.status, await answer.json()]).toEqual([200, { reference: applicationId }])
    expect(mails).toHaveLength(1)
    expect(mails[0]?.[0].to).toHaveLength(3)
    expect(mails[0]?.[1]).toBe(`cloud-host-application/${applicationId}`)
  })

  it.each([
    ['invalid JSON', '{', {}, [400, 'malformed_body']],
    ['an empty body', '', {}, [400, 'malformed_body']],
    ['a request from another site', application, { 'Sec-Fetch-Site': 'cross-site' }, [403, 'cross_site']],
    ['another content type', application, { 'Content-Type': 'text/plain' }, [415, 'unsupported_type']],
    ['a long body', ' '.repeat(16_385), {}, [413, 'too_large']],
    ['a long body with Content-Length', ' '.repeat(16_385), { 'Content-Length': '16385' }, [413, 'too_large']],
    ['deeply nested JSON', '['.repeat(8000) + ']'.repeat(8000), {}, [422, 'invalid']],
    ['unknown fields', { ...complete, role: 'admin' }, {}, [422, 'unknown_fields']],
    ['a __proto__ field', `{"__proto__":{},${JSON.stringify(complete).slice(1)}`, {}, [422, 'unknown_fields']],
  ] as const)('refuses %s', async (_, body, headers, expected) => {
    const { post, mails } = createTestApp()
    expect(await error(await post(body, { ...own, ...headers }))).toEqual(expected)
    expect(mails).toEqual([])
  })

  it('refuses invalid UTF-8', async () => {
    const { app } = createTestApp()
    expect((await app.request(endpoint, { method: 'POST', body: new Uint8Array([0x22, 0xff, 0x22]), headers: own })).status).toBe(400)
  })

  it('refuses an email address with 15,000 dots, sent as JSON or as a form, before it looks up the domain', async () => {
    const { app } = createTestApp()
    const lookUps = vi.spyOn(personalDomains, 'has')
    const companyEmail = `a@${'.'.repeat(15_000)}c`
    for (const [type, body] of [
      ['application/json', JSON.stringify({ companyEmail })],
      ['application/x-www-form-urlencoded', encodeForm({ companyEmail })],
    ] as const) {
      const answer = await app.request(endpoint, { method: 'POST', headers: { ...own, 'Content-Type': type }, body })
      expect([answer.status, (await answer.text()).includes(problems.tooLong('companyEmail', 254))]).toEqual([422, true])
    }
    expect(lookUps.mock.calls.length).toBe(0)
    lookUps.mockRestore()
  })

  it('without Sec-Fetch-Site, accepts only the origin of the site and, outside production, that of the request URL', async () => {
    const { post } = createTestApp({ anyHost: true })
    const type = { 'Content-Type': 'application/json' }
    const answer = await post(application, type)
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining(applicationFailures.cross_site)])
    for (const Origin of ['https://site.example', 'http://localhost'])
      expect((await post(application, { ...type, Origin })).status).toBe(200)
    expect((await post(application, { ...type, Origin: 'http://evil.example' })).status).toBe(403)
  })

  it('returns an error for each wrong field', async () => {
    const { post } = createTestApp()
    const answer = await post({ ...application, companyEmail: 'a@gmail.com', numberOfGPUs: 0 })
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        error: {
          code: 'invalid',
          message: expect.any(String),
          fields: { companyEmail: problems.personal, numberOfGPUs: 'Enter a whole number of GPUs, 1 or more' },
        },
      },
    ])
  })

  it('reports a conflict', async () => {
    const conflict = async () => ({ kind: 'conflict' as const, reference: applicationId })
    const { post } = createTestApp({ createAccept: () => Object.assign(conflict, { idle: async () => {} }) })
    expect(await error(await post(application))).toEqual([409, 'conflict'])
  })

  it('limits applications and attempts by the address of the client, and ignores its forwarding headers', async () => {
    const { post, mails, from } = createTestApp({ limit: 1 })
    expect((await post(application)).status).toBe(200)
    const limited = await post(complete, { ...own, 'X-Forwarded-For': '198.51.100.1', Forwarded: 'for=198.51.100.1' })
    expect([limited.status, limited.headers.get('Retry-After'), await limited.json()]).toEqual([
      429,
      '600',
      {
        error: {
          code: 'too_many',
          message: `${applicationFailures.too_many} ${submitAgain(600)}`,
        },
      },
    ])
    expect((await post(application)).status).toBe(429)
    for (let n = 3; n < 12; n++) expect((await post('{')).status).toBe(400)
    expect((await post(application)).status).toBe(429)
    from('198.51.100.9')
    expect((await post(complete)).status).toBe(200)
    expect(mails).toHaveLength(2)
  })

  it.each<[SendFailure, unknown[]]>([
    [{ kind: 'transient', name: 'application_error', status: null, ambiguous: true }, [503, 'mail_failed']],
    [{ kind: 'refused', name: 'invalid_api_key', status: 403 }, [503, 'mail_failed']],
    [{ kind: 'throttled', name: 'daily_quota_exceeded', status: 429, retryAfter: 99 }, [503, 'mail_busy']],
  ])('reports that an email was not confirmed ($kind), and a retry sends the same bytes', async (outcome, expected) => {
    const { post, mails, lines } = createTestApp({ outcomes: [outcome] })
    const answer = await post(application)
    expect(answer.headers.get('Retry-After')).toBe(outcome.kind === 'throttled' ? '99' : null)
    expect(await error(answer)).toEqual(expected)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      reference: applicationId,
      status: expected[0],
      error: outcome.name,
      mailStatus: outcome.status,
    })
    expect((await post({ ...application, elapsedMs: 1 })).status).toBe(200)
    expect(JSON.stringify(mails[1])).toBe(JSON.stringify(mails[0]))
  })

  it('says when to try again if the mail service is over its limit', async () => {
    const { post } = createTestApp({ outcomes: [{ kind: 'throttled', name: 'daily_quota_exceeded', status: 429, retryAfter: 40_000 }] })
    expect(await (await post(application)).json()).toMatchObject({
      error: { message: `${applicationFailures.mail_busy} ${tryAgain(40_000)}` },
    })
  })

  it('marks suspected spam and delivers it', async () => {
    const { post, mails } = createTestApp()
    expect((await post({ ...application, website: 'x' })).status).toBe(200)
    expect(mails[0]?.[0].subject).toMatch(/^\[Suspected spam\] /)
  })

  it('accepts only POST', async () => {
    const { app } = createTestApp()
    for (const method of ['GET', 'PUT', 'OPTIONS', 'DELETE']) {
      const answer = await app.request(endpoint, { method })
      expect([answer.status, answer.headers.get('Allow'), answer.headers.get('Access-Control-Allow-Origin')]).toEqual([405, 'POST', null])
    }
  })
})

describe('the form without JavaScript', () => {
  it('redirects to a receipt that can be reopened, and a second submission sends nothing', async () => {
    const { app, postForm, mails } = createTestApp()
    const fields = encodeForm({ website: '', referralSource: 'access', applicationId: '' })
    const answer = await postForm(fields)
    const location = answer.headers.get('Location')
    expect([answer.status, answer.headers.get('Cache-Control'), location]).toEqual([
      303,
      'no-store',
      expect.stringMatching(/^\/form\/received\/[0-9a-f-]{36}$/),
    ])
    expect((await postForm(fields)).headers.get('Location')).toBe(location)
    for (let visit = 0; visit < 2; visit++) {
      const page = await app.request(location!)
      expect([page.status, page.headers.get('Cache-Control'), page.headers.get('X-Robots-Tag')]).toEqual([200, 'no-store', 'noindex'])
      expect(await page.text()).toContain(location!.slice(-36))
    }
    expect(mails).toHaveLength(1)
  })

  it('is accepted with extra controls that a browser extension adds', async () => {
    const { postForm, mails } = createTestApp()
    expect((await postForm(encodeForm({ lpchecked: '1' }))).status).toBe(303)
    expect(mails).toHaveLength(1)
  })

  it('has a receipt for every well-formed reference, so that it does not reveal which references exist', async () => {
    const { app } = createTestApp()
    const unknown = 'f47ac10b-58cc-4372-a567-0e02b2c3d479'
    expect([
      (await app.request(`${fakePages.receivedPath}/${unknown}`)).status,
      (await app.request(`${fakePages.receivedPath}/${unknown}`, { method: 'POST' })).status,
    ]).toEqual([200, 404])
    for (const path of ['', '/', '/canary', '/<b>canary', `/${unknown.toUpperCase()}`, `/${unknown}/more`, `/${unknown}0`]) {
      const answer = await app.request(`${fakePages.receivedPath}${path}`)
      expect([answer.status, await answer.text()]).toEqual([404, '<h1>404</h1>'])
    }
  })

  it('keeps the typed values beside the errors', async () => {
    const { postForm } = createTestApp()
    const [status, reply] = await withPage(await postForm(encodeForm({ firstName: ' ', lastName: '<b>' })))
    expect([status, reply]).toMatchObject([
      422,
      { errors: { firstName: 'Enter your first name' }, values: { firstName: ' ', lastName: '<b>', emailConsent: 'on' } },
    ])
    expect(reply).not.toHaveProperty('formError')
  })

  it('explains why an application was not accepted', async () => {
    const { postForm } = createTestApp({ outcomes: [{ kind: 'transient', name: 'x', status: 500, ambiguous: true }] })
    expect(await withPage(await postForm(encodeForm()))).toMatchObject([
      503,
      { formError: expect.any(String), values: { companyName: 'Lagos Compute' } },
    ])
    expect(await withPage(await postForm('x='.repeat(9000)))).toMatchObject([413, { values: {} }])
  })
})

describe('a response', () => {
  it('has the security headers, and is not cached at the endpoint', async () => {
    const { app, post } = createTestApp()
    const answers = [
      await post(application),
      await post('{'),
      await post(application, {}),
      await app.request('/healthz'),
      await app.request('/nowhere'),
      await app.request(endpoint),
      await createTestApp({ throws: true }).post(application),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 403, 200, 404, 405, 500])
    for (const { headers } of answers) {
      expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self'; /)
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    }
    expect(answers.slice(0, 3).map(({ headers }) => headers.get('Cache-Control'))).toEqual(['no-store', 'no-store', 'no-store'])
  })

  it('for an unknown path is the 404 page, or a JSON error under /api, and the path of the page is logged once', async () => {
    const { app, lines } = createTestApp()
    const answer = await app.request('/docs/nowhere?name=canary')
    expect([answer.status, await answer.text()]).toEqual([404, '<h1>404</h1>'])
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { time: expect.any(String), event: 'not_found', status: 404, path: '/docs/nowhere' },
    ])
    expect(await error(await app.request('/api/other'))).toEqual([404, 'not_found'])
  })

  it('after a crash reports an error, and only the name of the error is logged', async () => {
    const { post, postForm, lines } = createTestApp({ throws: true })
    expect(await error(await post(application))).toEqual([500, 'internal'])
    const page = await (await postForm(encodeForm())).text()
    expect(page).toContain('<h1>Failed</h1>')
    expect(page).toContain(`<a href="mailto:${brand.email}">`)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'error', status: 500, error: 'TypeError' })
    expect(lines.join()).not.toContain('canary')
  })
})

it('names the contact for security problems in a file that does not expire while it is served', async () => {
  const ask = async () => (await createTestApp().app.request('/.well-known/security.txt')).text()
  const answer = await createTestApp().app.request('/.well-known/security.txt')
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^text\/plain; charset=utf-8$/i)])
  const fields = new Map((await answer.text()).split('\n').map((line) => line.split(': ', 2) as [string, string]))
  expect(fields.get('Contact')).toBe(`mailto:${brand.email}`)
  expect(fields.get('Canonical')).toBe('https://site.example/.well-known/security.txt')
  expect(fields.get('Preferred-Languages')).toBe('en')
  const year = 365 * 86_400_000
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    for (const years of [0, 1, 5]) {
      vi.setSystemTime(Date.parse('2026-11-28T12:00:00Z') + years * year)
      const expires = Date.parse(/^Expires: (.*)$/m.exec(await ask())![1]!)
      expect(expires - Date.now()).toBeGreaterThan(year / 2)
      expect(expires - Date.now()).toBeLessThan(year)
    }
  } finally {
    vi.useRealTimers()
  }
})
