import { describe, expect, it, vi } from 'vitest'
import { createAccept, identify, type AcceptOptions, type Admission } from './accept.server.ts'
import { complete } from '../application.fixture.ts'
import type { Mail } from '../mail/mail.server.ts'
import { outcome } from '../mail/outcome.fixture.ts'
import type { SendOutcome } from '../mail/send.server.ts'
import type { SpamSignal } from '../mail/spam-signals.server.ts'
import type { Application } from '../rules/schema.ts'

const id = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'
const application: Application = { ...complete, applicationId: id }
const numbered = (n: number): Application => ({ ...complete, numberOfGPUs: n })
const { down } = outcome

/** Creates `accept` without an outbox. */
const direct = (options: Partial<AcceptOptions> & { outcomes?: SendOutcome[]; held?: Promise<unknown> } = {}) => {
  const { outcomes = [], held = Promise.resolve(), ...rest } = options
  const mails: [Mail, string][] = []
  let clock = Date.parse('2026-01-02T03:04:05Z')
  const accept = createAccept({
    from: 'no-reply@onenode.example',
    to: ['hosts@onenode.example'],
    now: () => clock,
    send: async (mail, key) => {
      mails.push([mail, key])
      await held
      return outcomes.shift() ?? { kind: 'sent', id: 'x' }
    },
    ...rest,
  })
  const admit = vi.fn<() => Promise<Admission>>(async () => ({ ok: true }))
  return {
    mails,
    admit,
    accept,
    try: (a: Application, spamSignals: SpamSignal[] = []) => accept(a, { spamSignals, client: '203.0.113.7', admit }),
    pass: (ms: number) => (clock += ms),
  }
}

describe('without an outbox', () => {
  it('sends an application once for fifty concurrent calls', async () => {
    const { promise: held, resolve } = Promise.withResolvers<void>()
    const { mails, admit, ...the } = direct({ held })
    const clicks = Array.from({ length: 50 }, () => the.try(application))
    resolve()
    const answers = await Promise.all(clicks)
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['accepted']))
    expect(mails.map(([, key]) => key)).toEqual([`cloud-host-application/${id}`])
    expect(admit).toHaveBeenCalledTimes(1)
  })

  it('sends the same bytes with the same key when it retries, so that the mail service recognizes them', async () => {
    const { mails, ...the } = direct({ outcomes: [down] })
    expect(await the.try(application)).toEqual({ kind: 'failed', reference: id, outcome: down })
    the.pass(90_000)
    expect((await the.try({ ...application, elapsedMs: 9 }, ['fast'])).kind).toBe('accepted')
    the.pass(20 * 3_600_000)
    expect((await the.try(application)).kind).toBe('accepted')
    expect(mails).toHaveLength(3)
    expect(new Set(mails.map((sent) => JSON.stringify(sent))).size).toBe(1)
    expect(mails[0]?.[0].text).toContain('\nSubmitted: January 2, 2026 at 03:04 UTC\n')
  })

  it('resends an email with a duplicate label if its key was already used for different content', async () => {
    const { mails, ...the } = direct({ outcomes: [outcome.otherBytes] })
    expect(await the.try(application)).toEqual({ kind: 'accepted', reference: id, sent: true })
    expect(mails.map(([{ subject }, key]) => [key, subject])).toEqual([
      [`cloud-host-application/${id}`, 'New Cloud Host Application - Lagos Compute'],
      [
        expect.stringMatching(`^cloud-host-application/${id}/[0-9a-f]{16}$`),
        `[Possible duplicate, ref ${id}] New Cloud Host Application - Lagos Compute`,
      ],
    ])
  })

  it('reports a conflict between concurrent applications with the same id but different content', async () => {
    const { promise: held, resolve } = Promise.withResolvers<void>()
    const { mails, ...the } = direct({ held })
    const clicks = [the.try(application), the.try({ ...application, firstName: 'Ada' })]
    await Promise.race(clicks)
    resolve()
    const answers = await Promise.all(clicks)
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'conflict'])
    expect(mails).toHaveLength(1)
  })

  it('sends nothing if the rate limit refuses the application', async () => {
    const { mails, admit, ...the } = direct()
    admit.mockResolvedValueOnce({ ok: false, retryAfter: 7 })
    expect(await the.try(application)).toEqual({ kind: 'limited', reference: id, retryAfter: 7 })
    expect(mails).toHaveLength(0)
  })

  it('is idle once every request has been answered', async () => {
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<SendOutcome>()]
    const { accept, ...the } = direct({
      send: () => {
        asked.resolve()
        return answer.promise
      },
    })
    const kinds: string[] = []
    void the.try(application).then(({ kind }) => kinds.push(kind))
    await asked.promise
    const idle = accept.idle()
    answer.resolve({ kind: 'sent', id: 'x' })
    await idle
    expect(kinds).toEqual(['accepted'])
  })

  it('accepts an application that is submitted again after the rate limiter threw an error', async () => {
    const { admit, ...the } = direct()
    admit.mockRejectedValueOnce(new Error('broken'))
    await expect(the.try(application)).rejects.toThrow('broken')
    expect((await the.try(application)).kind).toBe('accepted')
  })
})

describe('the identity of an application', () => {
  it('is derived from the answers if the client sends no id', () => {
    const one = identify({ ...complete })
    expect(one.reference).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(identify({ ...complete, referralSource: 'access', website: 'x', elapsedMs: 1 })).toEqual(one)
    expect(identify(numbered(3)).reference).not.toBe(one.reference)
    expect(identify(application)).toEqual({ reference: id, fingerprint: one.fingerprint })
  })
})
