import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createAccept, type AcceptOptions, type Admission } from './accept.server.ts'
import { complete } from '../application.fixture.ts'
import { identify } from './identity.server.ts'
import type { Mail } from '../mail/mail.server.ts'
import { outcome } from '../mail/outcome.fixture.ts'
import type { SendOutcome } from '../mail/send.server.ts'
import type { SpamSignal } from '../mail/spam-signals.server.ts'
import type { Application } from '../rules/schema.ts'

const id = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'
const application: Application = { ...complete, applicationId: id }
const numbered = (n: number): Application => ({ ...complete, numberOfGPUs: n })
const { down } = outcome

/** Sending at once, without an outbox. */
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
  it('an application is sent once for fifty concurrent calls', async () => {
    const digest = vi.spyOn(crypto.subtle, 'digest')
    const { promise: held, resolve } = Promise.withResolvers<void>()
    const { mails, admit, ...the } = direct({ held })
    const clicks = Array.from({ length: 50 }, () => the.try(application))
    // Hashes end in any order: the mail is on its way until each click is known.
    await Promise.all(digest.mock.results.map(({ value }) => value))
    await setImmediate()
    digest.mockRestore()
    resolve()
    const answers = await Promise.all(clicks)
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['accepted']))
    expect(mails.map(([, key]) => key)).toEqual([`cloud-host-application/${id}`])
    expect(admit).toHaveBeenCalledTimes(1)
  })

  it('repeats the same bytes under the same key, so that the mail service knows them again', async () => {
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

  it('sends what the mail service knows with other bytes once more, labelled', async () => {
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

  it('tells a conflict: same id, other content at the same time', async () => {
    const { promise: held, resolve } = Promise.withResolvers<void>()
    const { mails, ...the } = direct({ held })
    const clicks = [the.try(application), the.try({ ...application, firstName: 'Ada' })]
    await Promise.race(clicks)
    resolve()
    const answers = await Promise.all(clicks)
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'conflict'])
    expect(mails).toHaveLength(1)
  })

  it('refuses by the rate limit without sending', async () => {
    const { mails, admit, ...the } = direct()
    admit.mockResolvedValueOnce({ ok: false, retryAfter: 7 })
    expect(await the.try(application)).toEqual({ kind: 'limited', reference: id, retryAfter: 7 })
    expect(mails).toHaveLength(0)
  })

  it('is idle when every request has its answer', async () => {
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

  it('forgets an application whose admission broke', async () => {
    const { admit, ...the } = direct()
    admit.mockRejectedValueOnce(new Error('broken'))
    await expect(the.try(application)).rejects.toThrow('broken')
    expect((await the.try(application)).kind).toBe('accepted')
  })
})

describe('the identity', () => {
  it('follows from the answers where the client gives no id', async () => {
    const one = await identify({ ...complete })
    expect(one.reference).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(await identify({ ...complete, referralSource: 'access', website: 'x', elapsedMs: 1 })).toEqual(one)
    expect((await identify(numbered(3))).reference).not.toBe(one.reference)
    expect(await identify(application)).toEqual({ reference: id, fingerprint: one.fingerprint })
  })
})
