import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from './faults.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { complete } from '@workspace/application/application.fixture.ts'
import { renderMail } from '@workspace/application/mail/mail.server.ts'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'

const apiKey = 're_canary_7f3a'
const now = () => Date.parse('2026-01-02T23:00:00Z')
const mail = renderMail(
  { ...complete },
  {
    from: 'no-reply@onenode.example',
    to: ['a@onenode.example', 'b@onenode.example', 'c@onenode.example'],
    reference: 'x',
    submittedAt: new Date(0),
    spamSignals: [],
  },
)

const servers: Server[] = []
const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterAll(() => servers.forEach((server) => server.close().closeAllConnections()))

describe('the sender with the local mailbox', () => {
  const directory = mkdtempSync(join(tmpdir(), 'mailbox-'))
  let mailbox: Mailbox
  let baseUrl: string
  beforeAll(async () => {
    mailbox = createMailbox({ directory, apiKey, now })
    baseUrl = await listen(getRequestListener(mailbox.app.fetch))
  })
  beforeEach(() => mailbox.faults.clear())
  afterAll(() => rmSync(directory, { recursive: true }))
  const send = (key: string, options: object = {}) =>
    mailService.createSender({ apiKey, baseUrl, now, signal: () => AbortSignal.timeout(60_000), ...options })(mail, key)
  const json = (status: number, name: string, headers = {}): Fault => ({
    status,
    headers,
    body: JSON.stringify({ statusCode: status, name, message: `secret ${apiKey}` }),
  })
  const transient = (name: string, status: number | null) => ({ kind: 'transient', name, status, ambiguous: true })
  const refused = (name: string, status: number | null) => ({ kind: 'refused', name, status })

  it('delivers an email once, even if it is sent twice', async () => {
    const first = await send('delivery')
    expect(first).toMatchObject({ kind: 'sent' })
    expect(await send('delivery')).toEqual(first)
    expect(mailbox.messages()).toHaveLength(1)
    expect(mailbox.messages()[0]).toMatchObject({
      from: mail.from,
      to: mail.to,
      replyTo: [mail.replyTo],
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
    })
  })

  const table: [string, Fault[], object][] = [
    ...[
      ['invalid_idempotency_key', 400],
      ['missing_api_key', 401],
      ['restricted_api_key', 401],
      ['invalid_api_key', 403],
      ['validation_error', 403],
      ['not_found', 404],
      ['method_not_allowed', 405],
      ['a_new_name', 451],
    ].map(([name, status]): [string, Fault[], object] => [
      `${status} ${name}`,
      [json(Number(status), String(name))],
      refused(String(name), Number(status)),
    ]),
    ...[
      ['application_error', 500],
      ['service_unavailable', 503],
      ['concurrent_idempotent_requests', 409],
      ['resource_locked', 409],
    ].map(([name, status]): [string, Fault[], object] => [
      `${status} ${name}`,
      [json(Number(status), String(name))],
      transient(String(name), Number(status)),
    ]),
    ...[
      ['validation_error', 400],
      ['missing_required_field', 422],
      ['invalid_parameter', 422],
    ].map(([name, status]): [string, Fault[], object] => [
      `${status} ${name}`,
      [json(Number(status), String(name))],
      { kind: 'rejected', name, status },
    ]),
    ...(['from', 'to', 'reply_to'] as const).map((field): [string, Fault[], object] => [
      `422 for ${field}`,
      [{ status: 422, body: JSON.stringify({ statusCode: 422, name: 'validation_error', message: `Invalid \`${field}\` field.` }) }],
      { kind: field === 'reply_to' ? 'rejected' : 'refused', name: 'validation_error', status: 422 },
    ]),
    [
      '409 invalid_idempotent_request',
      [json(409, 'invalid_idempotent_request')],
      { kind: 'possiblySent', name: 'invalid_idempotent_request', status: 409 },
    ],
    [
      '429 with retry-after',
      [json(429, 'rate_limit_exceeded', { 'retry-after': '7' })],
      { kind: 'throttled', name: 'rate_limit_exceeded', status: 429, retryAfter: 7 },
    ],
    [
      'a limit of two a second',
      [{ status: 200, body: '{"id":"x"}', headers: { 'ratelimit-limit': '2', 'ratelimit-remaining': '1', 'ratelimit-reset': '1' } }],
      { kind: 'sent', id: 'x', perSecond: 2 },
    ],
    [
      'a limit of thirty a minute',
      [json(429, 'rate_limit_exceeded', { 'ratelimit-limit': '30', 'ratelimit-policy': '30;w=60', 'retry-after': '2' })],
      { kind: 'throttled', name: 'rate_limit_exceeded', status: 429, retryAfter: 2, perSecond: 0.5 },
    ],
    ['an invalid limit', [{ status: 200, body: '{"id":"x"}', headers: { 'ratelimit-limit': 'none' } }], { kind: 'sent', id: 'x' }],
    [
      '429 without retry-after',
      [json(429, 'rate_limit_exceeded')],
      { kind: 'throttled', name: 'rate_limit_exceeded', status: 429, retryAfter: 1 },
    ],
    [
      '429 for the daily quota',
      [json(429, 'daily_quota_exceeded')],
      { kind: 'throttled', name: 'daily_quota_exceeded', status: 429, retryAfter: 3600 },
    ],
    [
      '429 for the monthly quota',
      [json(429, 'monthly_quota_exceeded')],
      { kind: 'throttled', name: 'monthly_quota_exceeded', status: 429, retryAfter: 3600 },
    ],
    ['500 without a body', [{ status: 500 }], transient('application_error', 500)],
    ['502 with HTML', [{ status: 502, body: '<h1>Bad Gateway</h1>' }], transient('application_error', 502)],
    ['401 with invalid JSON', [{ status: 401, body: 'no' }], refused('application_error', 401)],
    ['500 with null', [{ status: 500, body: 'null' }], transient('odd_answer', null)],
    ['500 with a JSON string', [{ status: 500, body: '"boom"' }], transient('odd_answer', null)],
    ['422 with {detail}', [{ status: 422, body: '{"detail":"x"}' }], transient('odd_answer', null)],
    [
      'an odd name',
      [{ status: 422, body: '{"statusCode":422,"name":"amara@x.example"}' }],
      { kind: 'rejected', name: 'odd_answer', status: 422 },
    ],
    ['200 with null', [{ status: 200, body: 'null' }], transient('odd_answer', null)],
    ['200 without an id', [{ status: 200, body: '{}' }], transient('odd_answer', null)],
    ['200 with a number as id', [{ status: 200, body: '{"id":7}' }], transient('odd_answer', null)],
    ['200 with HTML', [{ status: 200, body: '<p>ok</p>' }], transient('application_error', null)],
    ['204 without a body', [{ status: 204 }], transient('application_error', null)],
    ['a connection reset', [{ reset: true }], transient('application_error', null)],
  ]
  it.each(table)('classifies %s', async (name, faults, expected) => {
    mailbox.faults.add(faults)
    const outcome = await send(`table/${encodeURIComponent(name)}`)
    expect(outcome).toEqual(expected)
    expect(JSON.stringify(outcome)).not.toContain(apiKey)
  })

  it('delivers an email once if the response is lost and the attempt is repeated', async () => {
    const before = mailbox.messages().length
    mailbox.faults.add([{ deliver: true, reset: true }])
    expect(await send('lost')).toMatchObject({ kind: 'transient' })
    expect(await send('lost')).toMatchObject({ kind: 'sent' })
    expect(mailbox.messages()).toHaveLength(before + 1)
  })

  it('reports a wrong key and never throws', async () => {
    expect(await send('k', { apiKey: 're_other' })).toEqual(refused('invalid_api_key', 403))
    expect(await send('k\r\nX: y')).toEqual(refused('client_error', null))
    expect(await send('k😀')).toEqual(refused('client_error', null))
    expect(await send('x'.repeat(257))).toEqual(refused('invalid_idempotency_key', 400))
    expect(await send('k', { baseUrl: 'http://127.0.0.1:1' })).toMatchObject({ kind: 'transient', status: null })
  })
})

describe('the sender with a broken server', () => {
  const broken: [string, RequestListener][] = [
    ['a cut-off body', (_, response) => response.writeHead(200, { 'Content-Length': 100 }).write('{"id":', () => response.destroy())],
    ['a cut-off error', (_, response) => response.writeHead(500, { 'Content-Length': 100 }).write('{"na', () => response.destroy())],
    ['headers followed by silence', (_, response) => response.writeHead(200).write('{')],
    ['an error status followed by silence', (_, response) => response.writeHead(500).write('{')],
    ['silence', () => undefined],
    ['a response that is not HTTP', ({ socket }) => socket.end('hello\r\n\r\n')],
  ]
  it.each(broken)('treats %s as possibly sent', async (_, listener) => {
    const send = mailService.createSender({ apiKey, baseUrl: await listen(listener), signal: () => AbortSignal.timeout(100) })
    expect(await send(mail, 'key')).toMatchObject({ kind: 'transient', ambiguous: true })
  })
})

it('does not reveal an invalid key', () => {
  expect(() => mailService.createSender({ apiKey: 're_canary\r\nX: y' })).toThrow(
    /^RESEND_API_KEY cannot be sent in a header\. Set it to a key without spaces or line breaks\.$/,
  )
})
