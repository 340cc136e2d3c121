import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMailbox, type Mailbox } from './mailbox.ts'

const apiKey = 're_test'
const mail = {
  from: 'Form <no-reply@onenode.example>',
  to: ['hosts@onenode.example'],
  subject: 'Hello',
  text: 'Hi',
  html: '<p>Hi</p>',
  reply_to: 'a@b.example',
}
let directory: string
let clock: number
let mailbox: Mailbox
const open = () => createMailbox({ directory, apiKey, now: () => clock })
const post = (body: unknown, headers: Record<string, string> = {}) =>
  mailbox.app.request('/emails', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json', ...headers },
  })

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mailbox-'))
  clock = Date.parse('2026-01-02T03:04:05Z')
  mailbox = open()
})
afterEach(() => rmSync(directory, { recursive: true }))

describe('the local mailbox', () => {
  it('accepts an email and shows it', async () => {
    const answer = await post(mail)
    expect(answer.status).toBe(200)
    const { id } = (await answer.json()) as { id: string }
    const shown = {
      id,
      createdAt: '2026-01-02T03:04:05.000Z',
      from: mail.from,
      to: mail.to,
      replyTo: ['a@b.example'],
      subject: 'Hello',
      text: 'Hi',
      html: '<p>Hi</p>',
    }
    expect(await (await mailbox.app.request('/messages')).json()).toEqual([shown])
    expect(await (await mailbox.app.request(`/messages/${id}`)).json()).toEqual(shown)
    expect((await mailbox.app.request('/messages/other')).status).toBe(404)
  })

  it.each([
    ['no key', mail, { Authorization: '' }, 401, 'missing_api_key'],
    ['basic authentication', mail, { Authorization: 'Basic re_test' }, 401, 'missing_api_key'],
    ['another key', mail, { Authorization: 'Bearer re_tes' }, 403, 'invalid_api_key'],
    ['invalid JSON', '{', {}, 400, 'validation_error'],
    ['a null body', 'null', {}, 422, 'missing_required_field'],
    ...['from', 'to', 'subject'].map((name): [string, object, object, number, string] => [
      `no ${name}`,
      { ...mail, [name]: undefined },
      {},
      422,
      'missing_required_field',
    ]),
    ['no text and no HTML', { ...mail, text: '', html: undefined }, {}, 422, 'missing_required_field'],
    ['51 recipients', { ...mail, to: Array.from({ length: 51 }, (_, n) => `a${n}@b.example`) }, {}, 422, 'invalid_parameter'],
    ['no recipients', { ...mail, to: [] }, {}, 422, 'invalid_parameter'],
    ['a line break in the subject', { ...mail, subject: 'a\nBcc: x' }, {}, 422, 'invalid_parameter'],
    ['a line break in reply-to', { ...mail, reply_to: 'a@b.example\r' }, {}, 422, 'invalid_parameter'],
    ['an invalid address', { ...mail, to: ['hosts'] }, {}, 422, 'invalid_parameter'],
    ['a number as subject', { ...mail, subject: 7 }, {}, 422, 'invalid_parameter'],
    ['a long idempotency key', mail, { 'Idempotency-Key': 'x'.repeat(257) }, 400, 'invalid_idempotency_key'],
    ['an empty idempotency key', mail, { 'Idempotency-Key': '' }, 400, 'invalid_idempotency_key'],
  ] as [string, object | string, Record<string, string>, number, string][])(
    'refuses a request with %s',
    async (_, body, headers, statusCode, name) => {
      const answer = await post(body, headers)
      expect(answer.status).toBe(statusCode)
      expect(await answer.json()).toEqual({ statusCode, name, message: expect.any(String) })
      expect(mailbox.messages()).toEqual([])
    },
  )

  it('accepts 50 recipients, and a single recipient as a string', async () => {
    expect((await post({ ...mail, to: Array.from({ length: 50 }, (_, n) => `a${n}@b.example`) })).status).toBe(200)
    expect((await post({ ...mail, to: 'a@b.example' })).status).toBe(200)
  })
})

describe('idempotency', () => {
  const key = { 'Idempotency-Key': 'k' }
  it('returns the same result for the same body for 24 hours, even after a restart or after the messages are deleted', async () => {
    const first: unknown = await (await post(mail, key)).json()
    mailbox = open()
    expect(await (await post(mail, key)).json()).toEqual(first)
    const other = await post({ ...mail, text: 'Ho' }, key)
    expect([other.status, await other.json()]).toEqual([409, expect.objectContaining({ name: 'invalid_idempotent_request' })])
    expect((await mailbox.app.request('/messages', { method: 'DELETE' })).status).toBe(204)
    expect(await (await post(mail, key)).json()).toEqual(first)
    expect(mailbox.messages()).toHaveLength(0)
    clock += 24 * 3_600_000
    expect((await post({ ...mail, text: 'Ho' }, key)).status).toBe(200)
    expect(mailbox.messages()).toHaveLength(1)
  })

  it('refuses concurrent requests with the same key', async () => {
    mailbox.faults.add([{ delay: 20 }])
    const answers = await Promise.all([post(mail, key), post(mail, key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(await answers[1].json()).toMatchObject({ name: 'concurrent_idempotent_requests' })
  })
})

describe('faults and pages', () => {
  it('accepts scripted faults over HTTP and repeats each fault as requested', async () => {
    const script = (body: string, type = 'application/json') =>
      mailbox.app.request('/faults', { method: 'POST', body, headers: { 'Content-Type': type } })
    expect((await script('[{"status":503,"body":"x","times":2},{"status":418}]')).status).toBe(204)
    expect([(await post(mail)).status, (await post(mail)).status, (await post(mail)).status, (await post(mail)).status]).toEqual([
      503, 503, 418, 200,
    ])
    expect((await script('[{"oops":1}]')).status).toBe(422)
    expect((await script('[]', 'text/plain')).status).toBe(415)
    await script('[{"status":500}]')
    await mailbox.app.request('/faults', { method: 'DELETE' })
    expect((await post(mail)).status).toBe(200)
  })

  it('ignores an incomplete line, and keeps its file private', async () => {
    await post(mail)
    const file = join(directory, 'messages.jsonl')
    appendFileSync(file, '{"id":"torn')
    mailbox = open()
    await post({ ...mail, subject: 'Second' })
    expect(
      open()
        .messages()
        .map(({ subject }) => subject),
    ).toEqual(['Second', 'Hello'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('says that there is no email yet', async () => {
    expect(await (await mailbox.app.request('/')).text()).toContain('No mail yet.')
  })

  it('lists each email with a link to it', async () => {
    await post({ ...mail, subject: '<script>1</script>' })
    const [message] = mailbox.messages()
    const html = await (await mailbox.app.request('/')).text()
    expect(html).toContain(`<a href="/messages/${message?.id}/view">`)
    expect(html).toContain('&lt;script&gt;1&lt;/script&gt;')
    expect((await mailbox.app.request('/messages/other/view')).status).toBe(404)
  })

  it('shows the headers and the text part of an email, and its HTML part in a sandbox without scripts', async () => {
    await post({ ...mail, text: 'a < b', html: '<b title="x">"Hi"</b>' })
    const [message] = mailbox.messages()
    const answer = await mailbox.app.request(`/messages/${message?.id}/view`)
    const html = await answer.text()
    expect(html).toContain('aria-current="true"')
    for (const shown of [
      'Form &lt;no-reply@onenode.example&gt;',
      'hosts@onenode.example',
      'a@b.example',
      '2026-01-02 03:04 UTC',
      'a &lt; b',
    ])
      expect(html).toContain(shown)
    expect(html).toContain('<iframe sandbox title="HTML part" srcdoc="&lt;b title=&quot;x&quot;&gt;&quot;Hi&quot;&lt;/b&gt;">')
    const policy = answer.headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
  })

  it('answers only on localhost', async () => {
    expect((await mailbox.app.request('http://rebound.example/messages')).status).toBe(403)
    expect((await mailbox.app.request('http://127.0.0.1:4174/messages')).status).toBe(200)
  })
})
