import { describe, expect, it, vi } from 'vitest'
import { createAccept, type AcceptOptions, type Admission } from './accept.server.ts'
import { complete } from '../application.fixture.ts'
import { identify } from './identity.server.ts'
import type { Mail } from '../mail/mail.server.ts'
import type { SendOutcome } from '../mail/outcome.server.ts'
import type { Application } from '../rules/schema.ts'

const id = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'
const application: Application = { ...complete, applicationId: id }
const numbered = (n: number): Application => ({ ...complete, numberOfGPUs: n })
const down: SendOutcome = { kind: 'transient', name: 'application_error', status: 500, ambiguous: true }

/** Sending at once, without an outbox. */
const direct = (options: Partial<AcceptOptions> & { outcomes?: SendOutcome[] } = {}) => {
  const { outcomes = [], ...rest } = options
  const mails: [Mail, string][] = []
  let clock = Date.parse('2026-01-02T03:04:05Z')
  const accept = createAccept({
    from: 'no-reply@onenode.example',
    to: ['hosts@onenode.example'],
    now: () => clock,
    send: async (mail, key) => {
      mails.push([mail, key])
      await Promise.resolve()
      return outcomes.shift() ?? { kind: 'sent', id: 'x' }
    },
    ...rest,
  })
  const admit = vi.fn<() => Promise<Admission>>(async () => ({ ok: true }))
  return {
    mails,
    admit,
    accept,
    try: (a: Application) => accept(a, { spamSignals: [], client: '203.0.113.7', admit }),
    pass: (ms: number) => (clock += ms),
  }
}

describe('without an outbox', () => {
  it('an application is sent once for fifty concurrent calls and one more later', async () => {
    const { mails, admit, ...the } = direct()
    const answers = await Promise.all(Array.from({ length: 50 }, () => the.try(application)))
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['accepted']))
    expect(await the.try(application)).toEqual({ kind: 'accepted', reference: id, sent: true })
    expect(mails.map(([, key]) => key)).toEqual([`cloud-host-application/${id}`])
    expect(admit).toHaveBeenCalledTimes(1)
  })

  it('repeats the same bytes under the same key after a failure, time included', async () => {
    const { mails, admit, ...the } = direct({
      outcomes: [down, { kind: 'throttled', name: 'rate_limit_exceeded', status: 429, retryAfter: 1 }],
    })
    expect(await the.try(application)).toEqual({ kind: 'failed', reference: id, outcome: down })
    the.pass(90_000)
    expect((await the.try(application)).kind).toBe('failed')
    the.pass(90_000)
    expect((await the.try({ ...application, way: 'access', elapsedMs: 9 })).kind).toBe('accepted')
    expect(mails).toHaveLength(3)
    expect(new Set(mails.map((sent) => JSON.stringify(sent))).size).toBe(1)
    expect(admit).toHaveBeenCalledTimes(1)
  })

  it('tells a conflict: same id, other content', async () => {
    const { mails, ...the } = direct()
    await the.try(application)
    expect(await the.try({ ...application, firstName: 'Ada' })).toEqual({ kind: 'conflict', reference: id })
    expect(mails).toHaveLength(1)
  })

  it('refuses by the rate limit without remembering the application', async () => {
    const { mails, admit, ...the } = direct()
    admit.mockResolvedValueOnce({ ok: false, retryAfter: 7 })
    expect(await the.try(application)).toEqual({ kind: 'limited', reference: id, retryAfter: 7 })
    expect(await the.try({ ...application, firstName: 'Ada' })).toEqual({ kind: 'accepted', reference: id, sent: true })
    expect(mails).toHaveLength(1)
  })

  it('forgets after 24 hours', async () => {
    const { mails, ...the } = direct()
    await the.try(application)
    the.pass(24 * 3_600_000 - 1)
    await the.try(application)
    expect(mails).toHaveLength(1)
    the.pass(1)
    await the.try(application)
    expect(mails).toHaveLength(2)
  })

  it('drops the oldest finished one when it is full, and says so when none is finished', async () => {
    const { mails, ...the } = direct({ capacity: 2 })
    for (const n of [1, 2, 3, 1]) await the.try(numbered(n))
    expect(mails).toHaveLength(4)
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<SendOutcome>()]
    const stuck = direct({
      capacity: 1,
      send: () => {
        asked.resolve()
        return answer.promise
      },
    })
    const first = stuck.try(numbered(1))
    // An application is hashed in another thread, so the later one may be first.
    await asked.promise
    expect(await stuck.try(numbered(2))).toMatchObject({ kind: 'full', retryAfter: 60 })
    const idle = stuck.accept.idle()
    answer.resolve({ kind: 'sent', id: 'x' })
    await idle
    expect((await first).kind).toBe('accepted')
  })

  it('forgets an application whose admission broke', async () => {
    const { admit, ...the } = direct()
    admit.mockRejectedValueOnce(new Error('broken'))
    await expect(the.try(application)).rejects.toThrow('broken')
    expect((await the.try(application)).kind).toBe('accepted')
  })
})

describe('the identity', () => {
  it('follows from the twelve answers where the client gives no id', async () => {
    const one = await identify({ ...complete })
    expect(one.reference).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(await identify({ ...complete, way: 'access', website: 'x', elapsedMs: 1 })).toEqual(one)
    expect((await identify(numbered(3))).reference).not.toBe(one.reference)
    expect(await identify(application)).toEqual({ reference: id, fingerprint: one.fingerprint })
  })
})
