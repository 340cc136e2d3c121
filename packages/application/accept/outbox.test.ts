import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Mail } from '../mail/mail.server.ts'
import { mailService } from '../mail/mail-service.server.ts'
import type { SendOutcome } from '../mail/send.server.ts'
import { firstId, createApplication, createOutboxWorld } from './outbox.fixture.ts'
import { outcome } from '../mail/outcome.fixture.ts'
import { operate } from '../outbox/operator.server.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const accepted = (sent: boolean, reference = firstId) => ({ kind: 'accepted', reference, sent })
const getId = (n: number) => createApplication(n).applicationId!
const key = (n: number, generation = 1) => `cloud-host-application/${getId(n)}${generation === 1 ? '' : `/${generation}`}`

/** Creates a mail service that responds only when the test says so. */
const heldService = () => {
  const asked: { mail: Mail; key: string; answer: (result: SendOutcome) => void }[] = []
  let heard = () => {}
  return {
    asked,
    send: (mail: Mail, idempotencyKey: string) =>
      new Promise<SendOutcome>((answer) => {
        asked.push({ mail, key: idempotencyKey, answer })
        heard()
      }),
    /** Waits until `count` requests have arrived. */
    arrived: async (count: number) => {
      while (asked.length < count)
        await new Promise<void>((resolve) => {
          heard = resolve
        })
    },
  }
}

describe('an application', () => {
  it('is stored with private file modes, sent immediately and kept', async () => {
    const { apply, mails, directory, outbox } = createOutboxWorld()
    expect(await apply(createApplication(1))).toEqual(accepted(true))
    expect(mails.map((sent) => sent.key)).toEqual([key(1)])
    expect(outbox.figures()).toMatchObject({ waiting: 0, sent: 1, sentLastHour: 1 })
    for (const file of ['outbox.sqlite', 'outbox.sqlite-wal']) expect(statSync(join(directory, file)).mode & 0o777).toBe(0o600)
    expect(statSync(directory).mode & 0o777).toBe(0o700)
  })

  it('is stored before the mail service gets it', async () => {
    const service = heldService()
    const world = createOutboxWorld({ send: service.send })
    const answer = world.apply(createApplication(1))
    await service.arrived(1)
    const other = world.start()
    expect(other.database.all('SELECT state, maybeSent FROM applications')).toEqual([{ state: 'waiting', maybeSent: 0 }])
    await other.close()
    service.asked[0]!.answer({ kind: 'sent', id: 'x' })
    expect(await answer).toEqual(accepted(true))
  })

  it('is sent once for fifty clicks, and not again after a restart', async () => {
    const { apply, mails, restart } = createOutboxWorld()
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(createApplication(1))))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(accepted(true))]))
    await restart()
    expect(await apply(createApplication(1))).toEqual(accepted(true))
    expect(await apply(createApplication(1, { firstName: 'Ada' }))).toEqual({ kind: 'conflict', reference: firstId })
    expect(mails).toHaveLength(1)
  })

  it('is kept while the mail service is down, and sent later with the same bytes and key', async () => {
    const { apply, mails, outcomes, pass, events, outbox } = createOutboxWorld()
    outcomes.push(outcome.down, outcome.down)
    expect(await apply(createApplication(1))).toEqual(accepted(false))
    expect(await apply(createApplication(1))).toEqual(accepted(false))
    await pass(29_999)
    expect(mails).toHaveLength(1)
    expect(outbox.figures()).toMatchObject({ waiting: 1, oldestSeconds: 30 })
    await pass(5 * minute)
    expect(mails).toHaveLength(3)
    expect(new Set(mails.map((sent) => JSON.stringify(sent))).size).toBe(1)
    expect(events.map(({ kind, attempt }) => [kind, attempt])).toEqual([
      ['waiting', 1],
      ['waiting', 2],
      ['sent', 3],
    ])
    expect(await apply(createApplication(1))).toEqual(accepted(true))
  })

  it.each(['down', 'limited', 'quota', 'wrongKey'] as const)(
    'is sent later, without another submission, after the outcome %s',
    async (name) => {
      const { apply, mails, outcomes, events, sleep } = createOutboxWorld({ random: () => 1 / 3 })
      outcomes.push(outcome[name])
      await apply(createApplication(1))
      await sleep(3 * hour)
      expect(mails).toHaveLength(2)
      expect(events.map(({ kind }) => kind).filter((kind) => kind === 'store')).toEqual([])
    },
  )

  it('is acknowledged when it is stored, without waiting for a slow mail service', async () => {
    const service = heldService()
    const { apply, clock, outbox } = createOutboxWorld({ send: service.send })
    const answer = apply(createApplication(1))
    await service.arrived(1)
    clock.advance(4_000)
    service.asked[0]!.answer({ kind: 'sent', id: 'x' })
    expect(await answer).toEqual(accepted(false))
    await outbox.idle()
    expect(outbox.figures()).toMatchObject({ waiting: 0, sent: 1 })
  })

  it('that may have been sent is not sent again automatically', async () => {
    const { apply, mails, outcomes, restart, outbox, sleep } = createOutboxWorld()
    outcomes.push(outcome.otherBytes)
    expect(await apply(createApplication(1))).toEqual(accepted(false))
    await sleep(2 * hour)
    await restart()
    expect([mails.length, await apply(createApplication(1))]).toEqual([1, accepted(false)])
    expect(outbox.figures()).toMatchObject({ waiting: 0, dead: 1 })
  })

  it('gets a label if an attempt may have been accepted and its key has expired after 24 hours', async () => {
    const { apply, mails, outcomes, restart, clock } = createOutboxWorld()
    outcomes.push(outcome.down)
    await apply(createApplication(1))
    clock.advance(day)
    await restart()
    expect(mails[1]).toMatchObject({ key: key(1, 2), mail: { subject: `[Possible duplicate, ref ${firstId}] ${mails[0]!.mail.subject}` } })
  })

  it('is not stored when the rate limit refuses it', async () => {
    const { start, database } = createOutboxWorld()
    const { accept, close } = start()
    const circumstances = { spamSignals: [], client: 'x', admit: async () => ({ ok: false, retryAfter: 7 }) as const }
    expect(await accept(createApplication(1), circumstances)).toEqual({ kind: 'limited', reference: firstId, retryAfter: 7 })
    expect(database.all('SELECT 1 FROM applications')).toEqual([])
    await close()
  })
})

describe('two senders on one file', () => {
  it('share the work and send no email twice', async () => {
    const world = createOutboxWorld()
    for (let n = 1; n <= 12; n++) {
      world.outcomes.push(outcome.down)
      await world.apply(createApplication(n))
      world.clock.advance(1_000)
    }
    const other = world.start()
    world.clock.advance(hour)
    await Promise.all([world.outbox.pump(), other.outbox.pump(), world.outbox.pump(), other.outbox.pump()])
    await Promise.all([world.outbox.idle(), other.outbox.idle()])
    await other.close()
    const retried = world.mails.slice(12).map((sent) => sent.key)
    expect(retried.toSorted()).toEqual(Array.from({ length: 12 }, (_, n) => key(n + 1)))
  })

  it('respect each other’s leases, and take over an application when its lease has expired', async () => {
    const service = heldService()
    const world = createOutboxWorld({ send: service.send })
    const answer = world.apply(createApplication(1))
    await service.arrived(1)
    const other = world.start({ from: 'form@mended.example' })
    world.clock.advance(19_000)
    await other.outbox.pump()
    expect(service.asked).toHaveLength(1)
    world.clock.advance(1_000)
    const pumped = other.outbox.pump()
    await service.arrived(2)
    // The first email may be in transit, so the second has the same key and the same bytes.
    expect(service.asked[1]).toMatchObject({ key: service.asked[0]!.key, mail: service.asked[0]!.mail })
    service.asked[1]!.answer({ kind: 'sent', id: 'x' })
    await pumped
    await other.outbox.idle()
    // The failure of the first sender arrives too late to count.
    service.asked[0]!.answer(outcome.down)
    await answer
    expect(world.outbox.figures()).toMatchObject({ sent: 1, waiting: 0 })
    await other.close()
  })
})

describe('no application is stuck', () => {
  it('a damaged row does not block others, and the sweep finds due rows', async () => {
    const { apply, outcomes, database, mails, outbox, events, sleep } = createOutboxWorld()
    for (const n of [1, 2, 3]) {
      outcomes.push(outcome.wrongKey)
      await apply(createApplication(n))
    }
    database.all("UPDATE applications SET answers = '{\"canary', mail = '{' WHERE reference = ?", getId(1))
    await sleep(hour)
    expect(
      mails
        .slice(3)
        .map((sent) => sent.mail.subject.slice(-1))
        .toSorted(),
    ).toEqual(['2', '3'])
    expect(outbox.figures()).toMatchObject({ dead: 1, sent: 2, waiting: 0, parked: 0 })
    expect(events).toContainEqual({ kind: 'dead', reference: getId(1), error: 'unreadable' })
  })

  it('an application whose email is unreadable and may have been sent needs a person, who can send it again', async () => {
    const { apply, outcomes, database, mails, outbox, events, sleep } = createOutboxWorld()
    outcomes.push(outcome.down)
    await apply(createApplication(1))
    database.all('UPDATE applications SET mail = \'{"subject":\'')
    for (let n = 0; n < 3; n++) await sleep(hour)
    expect(outbox.figures()).toMatchObject({ waiting: 0, dead: 1 })
    expect(events.filter(({ kind }) => kind === 'dead')).toEqual([{ kind: 'dead', reference: firstId, error: 'unreadable' }])
    await operate(database, { command: 'retry', reference: firstId }, 0)
    await sleep(minute)
    expect(mails.at(-1)).toMatchObject({ key: key(1, 2), mail: { subject: expect.stringMatching(/^\[Possible duplicate/) } })
    expect(outbox.figures()).toMatchObject({ dead: 0, sent: 1 })
  })

  it('an interrupted attempt is due again when its lease has expired', async () => {
    const { apply, outcomes, pass, database, mails } = createOutboxWorld()
    outcomes.push(outcome.wrongKey)
    await apply(createApplication(1))
    database.all("UPDATE applications SET lease = 'killed', leaseUntil = ?, nextAttemptAt = 0", Date.parse('2026-01-02T03:05:00Z'))
    await pass(minute)
    expect(mails).toHaveLength(2)
  })

  it('an application parked because of a wrong setting is sent under a new key after a restart with new settings', async () => {
    const { apply, outcomes, restart, mails, outbox, sleep } = createOutboxWorld()
    outcomes.push(outcome.wrongKey, outcome.wrongKey)
    expect(await apply(createApplication(1))).toEqual(accepted(false))
    expect(outbox.figures()).toMatchObject({ parked: 1, waiting: 0 })
    await sleep(hour)
    expect(mails).toHaveLength(2)
    await restart({ from: 'form@mended.example', to: ['one@mended.example', 'two@mended.example'] })
    expect(mails[2]).toMatchObject({
      key: key(1, 3),
      mail: { from: 'form@mended.example', to: ['one@mended.example', 'two@mended.example'], subject: mails[0]!.mail.subject },
    })
  })

  it('repeats the bytes and the key of an email that may have been accepted, even after the settings change', async () => {
    const { apply, outcomes, restart, mails, clock } = createOutboxWorld()
    outcomes.push(outcome.down)
    await apply(createApplication(1))
    clock.advance(hour)
    await restart({ from: 'form@mended.example', to: ['one@mended.example'] })
    expect(mails[1]).toEqual(mails[0])
  })

  it('refused content is tried once more without reply-to, then needs a person and uses no capacity', async () => {
    const { apply, outcomes, mails, outbox, sleep } = createOutboxWorld({ capacity: 1 })
    outcomes.push(outcome.rejected, outcome.rejected)
    await apply(createApplication(1))
    await sleep(3 * hour)
    expect(mails).toHaveLength(2)
    expect(mails.map(({ mail }) => mail.replyTo)).toEqual([createApplication(1).companyEmail, undefined])
    expect(mails[1]!.mail.text).toContain(`Company email: ${createApplication(1).companyEmail}`)
    expect(mails[1]!.key).toBe(key(1, 2))
    expect(outbox.figures()).toMatchObject({ dead: 1, parked: 0 })
    expect((await apply(createApplication(2))).kind).toBe('accepted')
  })

  it('a 429 pauses all sending for increasing waits, and each wait ends with a single email', async () => {
    const { apply, outcomes, mails, clock, outbox, start } = createOutboxWorld()
    outcomes.push(...Array.from({ length: 200 }, () => outcome.limited))
    for (let n = 1; n <= 30; n++) await apply(createApplication(n))
    expect(mails).toHaveLength(1)
    const other = start()
    for (let second = 0; second < 20; second++) {
      clock.advance(1_000)
      await Promise.all([outbox.pump(), other.outbox.pump()])
    }
    await other.close()
    // Attempts at 0, 2, 5, 10 and 19 s: each wait is 1 s × 2ⁿ plus a second of jitter.
    expect(mails).toHaveLength(5)
    outcomes.length = 0
    for (let second = 0; second < 60; second++) {
      clock.advance(1_000)
      await outbox.pump()
    }
    expect(outbox.figures()).toMatchObject({ waiting: 0, sent: 30 })
  })

  it('follows the limit that the mail service reports, here two emails a second for 40 applications', async () => {
    const { clock, mails, outbox, start } = createOutboxWorld()
    await outbox.close()
    let refused = 0
    const accepted = new Map<number, number>()
    const world = start({
      perSecond: mailService.perSecond,
      send: async (mail, key) => {
        const second = Math.floor(clock.elapsed() / 1000)
        const count = (accepted.get(second) ?? 0) + 1
        if (count > 2) {
          refused++
          return { kind: 'throttled', name: 'rate_limit_exceeded', status: 429, retryAfter: 1, perSecond: 2 }
        }
        accepted.set(second, count)
        mails.push({ mail, key })
        return { kind: 'sent', id: 'x', perSecond: 2 }
      },
    })
    // Waits for work of the database and the mail service, without advancing the clock.
    const settle = async () => {
      for (let n = 0; n < 5; n++) await world.database.commit(() => {})
    }
    const posts = Array.from({ length: 40 }, (_, n) =>
      world.accept(createApplication(n + 1), { spamSignals: [], client: String(n), admit: async () => ({ ok: true }) }),
    )
    await settle()
    let milliseconds = 0
    for (; mails.length < 40 && milliseconds < 100_000; milliseconds += 50) {
      clock.advance(50)
      if (milliseconds % 2_000 === 0) void world.outbox.pump()
      await settle()
    }
    await Promise.all(posts)
    expect(milliseconds).toBeLessThanOrEqual(30_000)
    // The limit is unknown until the first response.
    expect(refused).toBeLessThan(mailService.perSecond)
    expect(new Set(mails.map(({ key: used }) => used.split('/')[1])).size).toBe(40)
    await world.close()
  })

  it('the daily quota is respected after a restart and by new applications', async () => {
    const { apply, outcomes, mails, sleep, clock, restart } = createOutboxWorld()
    outcomes.push(outcome.quota)
    await apply(createApplication(1))
    await sleep(3_600_000)
    expect(await apply(createApplication(2))).toEqual(accepted(false, getId(2)))
    expect(mails).toHaveLength(1)
    await sleep(3_602_000)
    clock.advance(1_000)
    await restart()
    expect(mails).toHaveLength(3)
  })

  it('a clock that jumps a month ahead deletes no application early', async () => {
    const { apply, clock, outbox, restart, pass } = createOutboxWorld()
    for (let n = 1; n <= 5; n++) await apply(createApplication(n))
    await pass(minute)
    clock.set(clock.now() + 31 * day)
    await outbox.sweep()
    expect(outbox.figures()).toMatchObject({ sent: 5 })
    await restart()
    clock.set(clock.now() - 31 * day)
    await pass(10 * minute)
    expect(outbox.figures()).toMatchObject({ sent: 5 })
  })

  it.each([-40 * 365 * day, 31 * day])(
    'a clock that was off by %i ms when an application was accepted neither deletes nor blocks it',
    async (wrong) => {
      const { apply, clock, outcomes, mails, outbox, pass, sleep } = createOutboxWorld()
      const right = clock.now()
      clock.set(right + wrong)
      await apply(createApplication(1))
      outcomes.push(outcome.wrongKey)
      await apply(createApplication(2))
      clock.set(right)
      await pass(2 * minute)
      expect(outbox.figures()).toMatchObject({ sent: 1 + mails.slice(2).length })
      await sleep(2 * hour)
      expect(mails).toHaveLength(3)
      expect(outbox.figures()).toMatchObject({ sent: 2, waiting: 0, parked: 0 })
    },
  )

  describe.each<[string, number]>([
    ['a minute', minute],
    ['an hour', hour],
    ['12 hours', 12 * hour],
    ['a year', 365 * day],
  ])('a clock change of %s', (_name, by) => {
    const jumps = [by, -by]
    /** Reasons to wait, each with its longest wait in ms. */
    const waits: [string, SendOutcome, number][] = [
      ['a failed attempt', outcome.down, 31_000],
      ['a wrong setting', outcome.wrongKey, hour + 1_000],
      ['the mail service’s rate limit', outcome.limited, 3_000],
      ['the daily quota', outcome.quota, 21 * hour],
    ]
    it.each(waits.flatMap((wait) => jumps.map((jump) => [...wait, jump] as const)))(
      'does not extend the wait due to %s',
      async (_wait, result, length, jump) => {
        const { apply, outcomes, clock, sleep, outbox } = createOutboxWorld()
        outcomes.push(result)
        await apply(createApplication(1))
        await apply(createApplication(2))
        clock.advance(length / 2)
        clock.set(clock.now() + jump)
        // A running server checks every two seconds.
        await sleep(2_000)
        await sleep(length)
        expect(outbox.figures()).toMatchObject({ waiting: 0, parked: 0, sent: 2 })
      },
    )

    it.each(jumps)('does not extend the lease of a dead sender (%i ms)', async (jump) => {
      const { apply, outcomes, clock, pass, database, mails } = createOutboxWorld()
      outcomes.push(outcome.down)
      await apply(createApplication(1))
      database.all("UPDATE applications SET lease = 'killed', leaseUntil = ?, nextAttemptAt = 0", clock.now() + 20_000)
      clock.set(clock.now() + jump)
      await pass(20_000)
      expect(mails).toHaveLength(2)
    })

    it.each(jumps)('does not delay the email to the operator (%i ms)', async (jump) => {
      const { apply, outcomes, clock, sleep, mails } = createOutboxWorld({ operator: 'operator@onenode.example' })
      outcomes.push(outcome.otherBytes)
      await apply(createApplication(1))
      await sleep(minute)
      clock.set(clock.now() + jump)
      await sleep(2_000)
      await sleep(hour)
      expect(mails.filter(({ mail }) => mail.to[0] === 'operator@onenode.example').length).toBeGreaterThanOrEqual(2)
    })
  })

  it('only sent applications are deleted, after 30 days of uptime', async () => {
    const { apply, outcomes, database, outbox, sleep } = createOutboxWorld({ longestSweep: day })
    await outbox.open()
    await apply(createApplication(1))
    outcomes.push(outcome.otherBytes)
    await apply(createApplication(2))
    database.all(
      "INSERT INTO applications SELECT 'parked', fingerprint, email, '{', NULL, NULL, acceptedAt, 'waiting', 0, 9e15, 9e15, 1, 0, 0, 0, 0, NULL, 'x', 9e15, since FROM applications LIMIT 1",
    )
    for (let days = 0; days < 30; days++) await sleep(day)
    expect(outbox.figures()).toMatchObject({ sent: 1 })
    await sleep(day)
    expect(outbox.figures()).toMatchObject({ sent: 0, dead: 2 })
  })

  it('the outbox is ready only while it can store and send', async () => {
    const { apply, outbox, outcomes, broken, clock, database } = createOutboxWorld({ capacity: 2 })
    expect(await outbox.ready()).toEqual([])
    await outbox.sweep()
    outcomes.push(outcome.down, outcome.down)
    await apply(createApplication(1))
    await apply(createApplication(2), '198.51.100.1')
    expect(await outbox.ready()).toEqual(['full'])
    database.all('DELETE FROM applications')
    broken.commit = Object.assign(new Error('canary'), { errcode: 8 })
    clock.advance(5_000)
    expect(await outbox.ready()).toEqual(['store'])
    clock.advance(3 * minute)
    await outbox.sweep()
    expect(await outbox.ready()).toEqual(['store', 'sender'])
    delete broken.commit
    clock.advance(5_000)
    await outbox.sweep()
    expect(await outbox.ready()).toEqual([])
  })

  it('reports that nothing is sent while an application is overdue by minutes', async () => {
    const { apply, outbox, outcomes, clock } = createOutboxWorld()
    outcomes.push(outcome.down)
    await apply(createApplication(1))
    clock.advance(2 * minute)
    expect(await outbox.ready()).toEqual([])
    clock.advance(2 * minute)
    expect(await outbox.ready()).toEqual(['sender'])
    await outbox.sweep()
    expect(await outbox.ready()).toEqual([])
  })

  it.each<[string, (world: ReturnType<typeof createOutboxWorld>) => Promise<unknown>]>([
    [
      'waits longer than an hour',
      async ({ apply, outcomes, sleep }) => {
        outcomes.push(outcome.down, { kind: 'sent', id: 'attention' }, ...Array.from({ length: 20 }, () => outcome.down))
        await apply(createApplication(1))
        await sleep(hour + 1_000)
      },
    ],
    [
      'needs a person',
      async ({ apply, outcomes, sleep }) => {
        outcomes.push(outcome.otherBytes)
        await apply(createApplication(1))
        await sleep(minute)
      },
    ],
    [
      'fills four fifths of the capacity',
      async ({ apply, outcomes, sleep }) => {
        for (let n = 1; n <= 4; n++) {
          outcomes.push(outcome.down)
          await apply(createApplication(n))
        }
        outcomes.push({ kind: 'sent', id: 'attention' }, ...Array.from({ length: 20 }, () => outcome.down))
        await sleep(1_000)
      },
    ],
  ])('an application that %s is reported to the operator once, and not again a minute later', async (_, happen) => {
    const world = createOutboxWorld({ capacity: 5, operator: 'operator@onenode.example' })
    await happen(world)
    const told = () => world.mails.filter(({ mail }) => mail.to[0] === 'operator@onenode.example')
    const lines = () => world.events.filter(({ kind }) => kind === 'attention')
    expect([told().length, lines().length]).toEqual([1, 1])
    expect(told()[0]!.mail.text).toContain('npm run outbox -- list')
    expect(told()[0]!.mail.text).not.toContain('Amara')
    world.outcomes.length = 0
    world.outcomes.push(...Array.from({ length: 200 }, () => outcome.down))
    await world.sleep(minute)
    expect([told().length, lines().length]).toEqual([1, 1])
  })
})

it('a failed email to the operator is retried by the next sweep, and no further email follows for an hour', async () => {
  const { apply, outcomes, mails, sleep } = createOutboxWorld({ operator: 'operator@onenode.example' })
  const told = () => mails.filter(({ mail }) => mail.to[0] === 'operator@onenode.example')
  outcomes.push(outcome.otherBytes, outcome.down, outcome.wrongKey)
  await apply(createApplication(1))
  for (let n = 1; n <= 4; n++) await sleep(minute)
  expect(told()).toHaveLength(3)
  // The first email may have arrived. The same key keeps it from arriving twice.
  expect(new Set(told().map((sent) => JSON.stringify(sent))).size).toBe(1)
  await sleep(hour)
  expect(told()).toHaveLength(4)
  expect(new Set(told().map((sent) => sent.key)).size).toBe(2)
})

describe('the capacity', () => {
  it('is limited, and a fifth of it is reserved for networks without waiting applications', async () => {
    const { apply, outcomes, events, clock, outbox } = createOutboxWorld({ capacity: 10 })
    outcomes.push(...Array.from({ length: 50 }, () => outcome.down))
    for (let n = 1; n <= 8; n++) expect((await apply(createApplication(n))).kind).toBe('accepted')
    expect(await apply(createApplication(9))).toEqual({ kind: 'full', reference: getId(9), retryAfter: 60 })
    for (const n of [10, 11]) expect((await apply(createApplication(n), `198.51.100.${n}`)).kind).toBe('accepted')
    expect(await apply(createApplication(12), '198.51.100.12')).toMatchObject({ kind: 'full' })
    expect(await apply(createApplication(1))).toEqual(accepted(false))
    expect(events.filter(({ kind }) => kind === 'full')).toHaveLength(1)
    clock.advance(minute)
    await apply(createApplication(13))
    expect(events.filter(({ kind }) => kind === 'full')).toHaveLength(2)
    outcomes.length = 0
    await outbox.pump()
    await outbox.idle()
    expect((await apply(createApplication(14))).kind).toBe('accepted')
  })

  it('is enforced per network without storing network addresses', async () => {
    const { apply, outcomes, database } = createOutboxWorld()
    outcomes.push(outcome.down)
    await apply(createApplication(1))
    await apply(createApplication(2))
    const clients = database
      .all<{ client: string | null }>('SELECT client FROM applications ORDER BY reference')
      .map(({ client }) => client)
    expect(clients).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), null])
  })
})

describe('a database that cannot be written', () => {
  it('loses no application: it is sent directly, and the next click sends the same bytes and key', async () => {
    const { apply, broken, mails, events } = createOutboxWorld()
    broken.commit = Object.assign(new Error('canary'), { errcode: 13 })
    expect(await apply(createApplication(1))).toEqual(accepted(true))
    expect(await apply(createApplication(1))).toEqual(accepted(true))
    expect(mails[1]).toEqual(mails[0])
    expect(new Set(events.map((event) => JSON.stringify(event)))).toEqual(
      new Set([JSON.stringify({ kind: 'store', reference: firstId, error: 'sqlite_13' })]),
    )
  })

  it('reports an error if the mail service is down too, and the next click sends the same bytes', async () => {
    const { apply, broken, mails, outcomes, clock, sleep } = createOutboxWorld()
    broken.commit = Object.assign(new Error('canary'), { errcode: 13 })
    outcomes.push(outcome.down, outcome.wrongKey)
    expect(await apply(createApplication(1))).toEqual({ kind: 'failed', reference: firstId, outcome: outcome.down })
    delete broken.commit
    clock.advance(minute)
    expect(await apply(createApplication(1))).toEqual(accepted(false))
    await sleep(hour)
    expect(mails).toEqual([mails[0], mails[0], mails[0]])
  })

  it('sends no email twice if the success cannot be recorded', async () => {
    const service = heldService()
    const { apply, broken, outbox, pass } = createOutboxWorld({ send: service.send })
    const answer = apply(createApplication(1))
    await service.arrived(1)
    broken.commit = Object.assign(new Error('canary'), { errcode: 10 })
    service.asked[0]!.answer({ kind: 'sent', id: 'x' })
    expect(await answer).toEqual(accepted(true))
    delete broken.commit
    await pass(minute)
    expect(service.asked).toHaveLength(1)
    expect(outbox.figures()).toMatchObject({ sent: 1, waiting: 0 })
  })
})

describe('a confirmation to the applicant', () => {
  const email = 'amara@lagos-compute.example'
  const told = ({ mails }: ReturnType<typeof createOutboxWorld>) => mails.filter(({ mail }) => mail.to[0] === email)

  it('is not sent by default', async () => {
    const world = createOutboxWorld()
    await world.apply(createApplication(1, { companyEmail: email }))
    expect(told(world)).toEqual([])
  })

  it('contains the reference but no answers, and is sent once the team has the application', async () => {
    const world = createOutboxWorld({ confirms: true })
    world.outcomes.push(outcome.down)
    const application = createApplication(1, { companyEmail: email })
    await world.apply(application)
    expect(told(world)).toEqual([])
    await world.pass(2 * minute)
    expect(told(world)).toHaveLength(1)
    const { mail } = told(world)[0]!
    expect(mail.text).toContain(firstId)
    for (const answer of [application.companyName, application.firstName, application.typeOfGPUs])
      expect(mail.text + mail.html + mail.subject).not.toContain(answer)
  })

  it('is sent at most once an hour to the same address', async () => {
    const world = createOutboxWorld({ confirms: true })
    for (let n = 1; n <= 6; n++) {
      await world.apply(createApplication(n, { companyEmail: n % 2 ? email : email.toUpperCase() }), `203.0.113.${n}`)
      await world.pass(11 * minute)
    }
    expect(told(world)).toHaveLength(1)
    await world.pass(3 * hour)
    await world.apply(createApplication(7, { companyEmail: email }))
    expect(told(world)).toHaveLength(2)
    expect(world.mails.filter(({ mail }) => mail.to[0] === 'hosts@onenode.example')).toHaveLength(7)
  })
})
