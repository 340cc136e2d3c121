import { describe, expect, it } from 'vitest'
import { createAccept } from '@workspace/application/accept/accept.server.ts'
import { createFakeClock } from '@workspace/application/outbox/clock.fixture.ts'
import type { Mail } from '@workspace/application/mail/mail.server.ts'
import { firstId, createApplication } from '@workspace/application/accept/outbox.fixture.ts'
import { outcome } from '@workspace/application/mail/outcome.fixture.ts'
import type { SendOutcome } from '@workspace/application/mail/send.server.ts'
import type { Application } from '@workspace/application/rules/schema.ts'
import { createObjectOutbox, type ObjectOutbox } from './outbox-object.server.ts'
import { createStorage } from './storage.fixture.ts'

const hour = 3_600_000

/** Creates storage with a durable object that the test can evict and wake, and any number of isolates. */
const createEdgeWorld = () => {
  const clock = createFakeClock()
  const storage = createStorage()
  const mails: { mail: Mail; key: string }[] = []
  const outcomes: SendOutcome[] = []
  const broken = { object: false }
  const settings = {
    from: 'no-reply@onenode.example',
    to: ['hosts@onenode.example'],
    send: async (mail: Mail, key: string): Promise<SendOutcome> => {
      mails.push({ mail, key })
      return outcomes.shift() ?? { kind: 'sent', id: 'x' }
    },
  }
  let object: Promise<ObjectOutbox> | undefined
  const stub = async () => {
    if (broken.object) throw new Error('The object was reset.')
    return (object ??= createObjectOutbox({
      ...settings,
      storage,
      clock,
      now: clock.now,
      random: () => 1,
      perSecond: Number.POSITIVE_INFINITY,
      settingsId: 'x',
      report: () => {},
    }))
  }
  return {
    clock,
    storage,
    mails,
    outcomes,
    broken,
    stub,
    evict: () => {
      object = undefined
    },
    /** Advances the clock and fires each alarm that is due. */
    pass: async (milliseconds: number) => {
      for (let left = milliseconds; left > 0;) {
        const until = storage.alarm === null ? left : Math.min(Math.max(storage.alarm - clock.now(), 0), left)
        clock.advance(until)
        left -= until
        if (storage.alarm === null || storage.alarm > clock.now()) continue
        storage.alarm = null
        await (await stub()).alarm()
      }
    },
    isolate: () => {
      const accept = createAccept({
        ...settings,
        now: clock.now,
        outbox: {
          find: async (reference) => structuredClone((await stub()).find(reference)),
          store: async (submission) => (await stub()).store(structuredClone(submission)),
        },
      })
      return (application: Application) =>
        accept(application, { spamSignals: [], client: '203.0.113.7', admit: async () => ({ ok: true }) })
    },
  }
}

describe('the outbox in a durable object', () => {
  it('accepts an application once for fifty clicks in each of five isolates', async () => {
    const { isolate, mails } = createEdgeWorld()
    const isolates = Array.from({ length: 5 }, isolate)
    const answers = await Promise.all(isolates.flatMap((accept) => Array.from({ length: 50 }, () => accept(createApplication(1)))))
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['accepted']))
    expect(mails.map(({ key }) => key)).toEqual([`cloud-host-application/${firstId}`])
    expect(await isolate()(createApplication(1))).toEqual({ kind: 'accepted', reference: firstId, sent: true })
    expect(await isolate()(createApplication(1, { firstName: 'Ada' }))).toEqual({ kind: 'conflict', reference: firstId })
  })

  it('sends waiting applications when its alarm fires, even after an eviction', async () => {
    const { isolate, mails, outcomes, evict, pass, stub } = createEdgeWorld()
    outcomes.push(outcome.down, outcome.down)
    expect(await isolate()(createApplication(1))).toMatchObject({ sent: false })
    await pass(29_000)
    expect(mails).toHaveLength(1)
    evict()
    await pass(120_000)
    expect(new Set(mails.map((sent) => JSON.stringify(sent))).size).toBe(1)
    expect((await stub()).figures()).toMatchObject({ sent: 1, waiting: 0 })
  })

  it('sends again as soon as the mail service allows it', async () => {
    const { isolate, mails, outcomes, pass } = createEdgeWorld()
    outcomes.push(outcome.limited)
    expect(await isolate()(createApplication(1))).toMatchObject({ sent: false })
    await pass(4_000)
    expect(mails).toHaveLength(2)
  })

  it('resends an application whose sender was evicted during the attempt', async () => {
    const { isolate, mails, storage, evict, pass, stub } = createEdgeWorld()
    await isolate()(createApplication(1))
    // The object was evicted before it recorded the outcome.
    storage.sql.exec(
      "UPDATE applications SET state = 'waiting', nextAttemptAt = 0, lease = 'evicted', leaseUntil = ?",
      Date.parse('2026-01-02T03:04:25Z'),
    )
    evict()
    await pass(60_000)
    expect(mails).toHaveLength(2)
    expect(mails[1]).toEqual(mails[0])
    expect((await stub()).figures()).toMatchObject({ sent: 1 })
  })

  it('sends thirty applications once the quota of the mail service resets', async () => {
    const { isolate, mails, outcomes, pass, stub } = createEdgeWorld()
    outcomes.push(...Array.from({ length: 5 }, () => outcome.quota))
    const accept = isolate()
    for (let n = 1; n <= 30; n++) expect((await accept(createApplication(n))).kind).toBe('accepted')
    expect(mails).toHaveLength(1)
    await pass(12 * hour)
    expect((await stub()).figures()).toMatchObject({ waiting: 0, sent: 30, dead: 0 })
  })

  it('retries parked applications every hour', async () => {
    const { isolate, mails, outcomes, pass, stub } = createEdgeWorld()
    outcomes.push(outcome.wrongKey, outcome.wrongKey)
    await isolate()(createApplication(1))
    await pass(hour - 1_000)
    expect(mails).toHaveLength(1)
    await pass(hour + 2_000)
    expect(mails).toHaveLength(3)
    expect((await stub()).figures()).toMatchObject({ sent: 1, parked: 0 })
  })

  it('deletes sent applications after thirty days, and sets no alarm when it is empty', async () => {
    const { isolate, pass, stub, storage } = createEdgeWorld()
    await isolate()(createApplication(1))
    await pass(29 * 24 * hour)
    expect((await stub()).figures()).toMatchObject({ sent: 1 })
    await pass(3 * 24 * hour)
    expect((await stub()).figures()).toMatchObject({ sent: 0 })
    expect(storage.alarm).toBeNull()
  })

  it('is healthy when it is new, woken or evicted, and writes nothing for a health check', async () => {
    const { isolate, evict, outcomes, pass, storage, stub } = createEdgeWorld()
    const check = async () => {
      await stub()
      const { writes, alarm } = storage
      const reasons = await (await stub()).ready()
      expect([storage.writes, storage.alarm]).toEqual([writes, alarm])
      return reasons
    }
    /** Like `check`, but the health check also wakes the object. */
    const checkAsleep = async () => {
      evict()
      const { writes, alarm } = storage
      const reasons = await (await stub()).ready()
      expect([storage.writes, storage.alarm]).toEqual([writes, alarm])
      return reasons
    }
    expect(await check()).toEqual([])
    expect(await checkAsleep()).toEqual([])
    await isolate()(createApplication(1))
    expect(await check()).toEqual([])
    expect(await checkAsleep()).toEqual([])
    await pass(2 * 24 * hour)
    expect(await checkAsleep()).toEqual([])
    outcomes.push(outcome.down)
    await isolate()(createApplication(2))
    expect(await checkAsleep()).toEqual([])
  })

  it('reports an application that has waited for minutes because no alarm ran', async () => {
    const { isolate, evict, outcomes, clock, storage, stub } = createEdgeWorld()
    outcomes.push(outcome.down)
    await isolate()(createApplication(1))
    clock.advance(10 * 60_000)
    evict()
    expect(await (await stub()).ready()).toEqual(['sender'])
    await (await stub()).alarm()
    expect(await (await stub()).ready()).toEqual([])
    expect(storage.alarm).toBeGreaterThan(clock.now())
  })

  it('sets the alarm again if Cloudflare has dropped it', async () => {
    const { isolate, evict, outcomes, pass, mails, storage, stub } = createEdgeWorld()
    outcomes.push(outcome.down)
    await isolate()(createApplication(1))
    storage.alarm = null
    evict()
    await stub()
    await pass(60_000)
    expect(mails).toHaveLength(2)
  })

  it('sends the application directly if the object cannot be reached', async () => {
    const { isolate, broken, mails } = createEdgeWorld()
    broken.object = true
    expect(await isolate()(createApplication(1))).toEqual({ kind: 'accepted', reference: firstId, sent: true })
    expect(mails).toHaveLength(1)
  })
})
