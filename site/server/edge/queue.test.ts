import { describe, expect, it } from 'vitest'
import type { SendOutcome } from '../../application/outcome.server.ts'
import { edgeWorld, numbered } from './world-fixture.ts'

const hour = 3_600_000
const application = numbered(1)
const reference = application.applicationId!
const key = `cloud-host-application/${reference}`
const lost: SendOutcome = { kind: 'transient', name: 'application_error', status: null, ambiguous: true }
const refused: SendOutcome = { kind: 'refused', name: 'invalid_api_key', status: 403 }

/** A world in which one application is on the queue. */
const withOne = async () => {
  const world = edgeWorld()
  await world.isolate()(application)
  return { ...world, message: world.messageOf(world.queue[0]!) }
}

describe('the door', () => {
  it('puts an application on the queue once, for fifty clicks in each of five isolates', async () => {
    const world = edgeWorld()
    const doors = Array.from({ length: 5 }, world.isolate)
    const answers = await Promise.all(doors.flatMap((door) => Array.from({ length: 50 }, () => door(application))))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify({ kind: 'accepted', reference, sent: false })]))
    expect(world.queue).toHaveLength(1)
    expect(world.admissions.count).toBe(5)
    await world.deliver()
    expect(world.keys()).toEqual([key])
    expect(await world.isolate()(application)).toEqual({ kind: 'accepted', reference, sent: true })
    expect(world.queue).toEqual([])
  })

  it('tells a conflict in every isolate', async () => {
    const world = await withOne()
    expect(await world.isolate()(numbered(1, { firstName: 'Ada' }))).toEqual({ kind: 'conflict', reference })
    expect(world.queue).toHaveLength(1)
  })

  it('refuses by the rate limit, and keeps nothing then', async () => {
    const world = edgeWorld()
    const door = world.isolate()
    world.admissions.answer = { ok: false, retryAfter: 7 }
    expect(await door(application)).toEqual({ kind: 'limited', reference, retryAfter: 7 })
    world.admissions.answer = { ok: true }
    expect(await door(numbered(1, { firstName: 'Ada' }))).toMatchObject({ kind: 'accepted' })
  })

  it.each(['queue', 'ledger'] as const)('sends at once when the %s is down', async (part) => {
    const world = edgeWorld()
    world.broken[part] = true
    expect(await world.isolate()(application)).toEqual({ kind: 'accepted', reference, sent: true })
    expect(world.mails()).toHaveLength(1)
  })

  it('says so when neither works, and the retry carries the bytes that were frozen first', async () => {
    const world = edgeWorld()
    world.broken.queue = true
    world.next(refused)
    expect(await world.isolate()(application)).toEqual({ kind: 'failed', reference, outcome: refused })
    world.broken.queue = false
    world.pass(hour)
    expect(await world.isolate()(application)).toMatchObject({ kind: 'accepted', sent: false })
    await world.deliver()
    expect(world.mails().map(({ text }) => /Submitted: (.*)/.exec(text)?.[1])).toEqual(['2026-01-02T03:04:05.000Z'])
  })
})

describe('the other end of the queue', () => {
  const outcomes: [SendOutcome, attempts: number, expected: number | 'acked', dead: number, report: object][] = [
    [{ kind: 'sent', id: 'x' }, 1, 'acked', 0, { state: 'sent' }],
    ...[[1, 30], [2, 60], [3, 120], [8, 1800]].map(([attempt, delay]): [SendOutcome, number, number, number, object] =>
      [lost, attempt!, delay!, 0, { state: 'waiting', error: 'application_error' }]),
    [{ kind: 'throttled', name: 'rate_limit_exceeded', status: 429, retryAfter: 7 }, 1, 8, 0, { state: 'waiting', status: 429 }],
    [{ kind: 'throttled', name: 'daily_quota_exceeded', status: 429, retryAfter: 80_000 }, 1, 43_200, 0, { state: 'waiting', error: 'daily_quota_exceeded' }],
    [refused, 1, 3600, 0, { state: 'parked', level: 'error', status: 403 }], [refused, 50, 3600, 0, { state: 'parked', level: 'error' }],
    [{ kind: 'possiblySent', name: 'invalid_idempotent_request', status: 409 }, 1, 'acked', 1, { state: 'dead', level: 'error' }],
  ]
  it.each(outcomes)('after $0.kind, attempt $1', async (outcome, attempts, expected, dead, report) => {
    const world = await withOne()
    let message = world.message
    for (let attempt = 1; attempt <= attempts; attempt++) {
      message = world.messageOf(world.message.body, attempt)
      world.next(outcome)
      await world.deliver([message])
    }
    expect(message.became).toBe(expected)
    expect(world.dead).toHaveLength(dead)
    expect(world.reports.at(-1)).toMatchObject({ reference, attempt: attempts, ...report })
  })

  it('sends a redelivered message no second time', async () => {
    const world = await withOne()
    await world.deliver([world.message])
    const again = world.messageOf(world.message.body, 2)
    world.next({ kind: 'refused', name: 'never_asked', status: 400 })
    await world.deliver([again])
    expect(again.became).toBe('acked')
    expect(world.mails()).toHaveLength(1)
    expect(world.reports).toHaveLength(1)
  })

  it('repeats the same bytes under the same key when what happened was never noted', async () => {
    const world = await withOne()
    world.broken.endOf = reference
    await world.deliver([world.message])
    expect([world.message.became, world.reports.at(-1)]).toEqual([30, { reference, attempt: 1, state: 'waiting', level: 'error', error: 'TypeError' }])
    world.broken.endOf = ''
    world.pass(23 * hour)
    await world.deliver([world.messageOf(world.message.body, 2)])
    expect(world.keys()).toEqual([key])
  })

  it.each([
    ['an answer that was lost', () => lost, false],
    ['an end that was never noted', undefined, true],
  ])('labels the mail after 24 hours, since its key is dead: %s', async (_, outcome, broken) => {
    const world = await withOne()
    if (outcome) world.next(outcome(), true)
    world.broken.endOf = broken ? reference : ''
    await world.deliver([world.message])
    world.broken.endOf = ''
    world.pass(24 * hour)
    const again = world.messageOf(world.message.body, 2)
    await world.deliver([again])
    expect(again.became).toBe('acked')
    expect(world.keys()).toEqual([key, `${key}/2`])
    const [first, second] = world.mails()
    expect(second?.subject).toBe(`[Possible duplicate, ref ${reference}] ${first?.subject}`)
    expect({ ...second, subject: '' }).toEqual({ ...first, subject: '' })
  })

  it('does not label what cannot have arrived', async () => {
    const world = await withOne()
    world.next(refused)
    await world.deliver([world.message])
    world.pass(48 * hour)
    await world.deliver([world.messageOf(world.message.body, 2)])
    expect(world.keys()).toEqual([key])
    expect(world.mails()[0]?.subject).toMatch(/^New Cloud Host Application/)
  })

  it('leaves the service alone for as long as it asks', async () => {
    const world = edgeWorld()
    for (const n of [1, 2, 3]) await world.isolate()(numbered(n))
    world.next({ kind: 'throttled', name: 'rate_limit_exceeded', status: 429, retryAfter: 7 })
    const messages = await world.deliver()
    expect(messages.map(({ became }) => became)).toEqual([8, 8, 8])
    expect(world.mails()).toEqual([])
  })

  it('goes on with the others when one cannot be handled, eight in a second at most', async () => {
    const world = edgeWorld()
    for (const n of [1, 2]) await world.isolate()(numbered(n))
    world.broken.endOf = reference
    const [first, second] = await world.deliver()
    expect([first?.became, second?.became]).toEqual([30, 'acked'])
    expect(world.paused).toEqual([125, 125])
  })

  it('puts a new message in the place of one that the queue would soon give up', async () => {
    const world = await withOne()
    world.queue.length = 0
    world.next(refused)
    const old = world.messageOf(world.message.body, 90)
    await world.deliver([old])
    expect(old.became).toBe('acked')
    expect(world.queue).toEqual([old.body])
    expect(world.dead).toEqual([])
  })
})

describe('the ledger', () => {
  it('forgets a sent application after thirty days, and no other', async () => {
    const world = await withOne()
    expect(world.alarms).toEqual([])
    await world.deliver([world.message])
    expect(world.alarms).toEqual([Date.parse('2026-02-01T03:04:05Z')])
    await world.ledgerOf(reference).forget()
    expect(await world.isolate()(application)).toMatchObject({ kind: 'accepted', sent: false })
  })

  it('sends what it does not know', async () => {
    const world = await withOne()
    await world.ledgerOf(reference).forget()
    world.next(lost)
    await world.deliver([world.message])
    expect(world.message.became).toBe(30)
    await world.deliver([world.messageOf(world.message.body, 2)])
    expect(world.mails()).toHaveLength(1)
  })
})
