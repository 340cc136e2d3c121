import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstId, numbered, outcome, spoolWorld } from './spool-fixture.ts'
import { createStore } from './store.server.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const accepted = (sent: boolean, reference = firstId) => ({ kind: 'accepted', reference, sent })

describe('an application', () => {
  it('is stored for its owner’s eyes only, sent at once and kept', async () => {
    const { apply, mails, files, directory } = spoolWorld()
    expect(await apply(numbered(1))).toEqual(accepted(true))
    expect(mails.map(({ key }) => key)).toEqual([`cloud-host-application/${firstId}`])
    expect([files('pending'), files('sent'), files('tmp'), files('attempts')]).toEqual([[], [`${firstId}.json`], [], []])
    expect(statSync(join(directory, 'sent', `${firstId}.json`)).mode & 0o777).toBe(0o600)
    for (const folder of ['.', 'tmp', 'pending', 'sent', 'attempts']) expect(statSync(join(directory, folder)).mode & 0o777).toBe(0o700)
  })

  it('is sent once for fifty clicks, and never again after a restart', async () => {
    const { apply, mails, restart } = spoolWorld()
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(numbered(1))))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(accepted(true))]))
    await restart()
    expect(await apply(numbered(1))).toEqual(accepted(true))
    expect(await apply({ ...numbered(1), firstName: 'Ada' })).toEqual({ kind: 'conflict', reference: firstId })
    expect(mails).toHaveLength(1)
  })

  it('is safe when the mail service is down, and goes out with the same bytes and key', async () => {
    const { apply, mails, outcomes, pass, reports, spool } = spoolWorld()
    outcomes.push(outcome.down, outcome.down)
    expect(await apply(numbered(1))).toEqual(accepted(false))
    expect(await apply(numbered(1))).toEqual(accepted(false))
    await pass(29_999)
    expect(mails).toHaveLength(1)
    await pass(1)
    expect(await spool.health()).toEqual({ ok: true, pending: 1, parked: 0, dead: 0, corrupt: 0, sent: 0, oldestPendingSeconds: 30 })
    await pass(minute)
    expect(new Set(mails.map((sent) => JSON.stringify(sent))).size).toBe(1)
    expect(reports.map((report) => [report.kind, 'attempt' in report && report.attempt])).toEqual([['waiting', 1], ['waiting', 2], ['sent', 3]])
    expect(await spool.health()).toMatchObject({ pending: 0, sent: 1, oldestPendingSeconds: 0 })
    expect(await apply(numbered(1))).toEqual(accepted(true))
  })

  it('is answered when it is safe, not when a slow mail service has answered', async () => {
    let release = () => {}
    let began = () => {}
    const sending = new Promise<void>((resolve) => {
      began = resolve
    })
    const { apply, clock, spool } = spoolWorld({
      send: () => {
        began()
        return new Promise((resolve) => {
          release = () => resolve({ kind: 'sent', id: 'x' })
        })
      },
    })
    const answer = apply(numbered(1))
    await sending
    clock.leap(4_000)
    expect(await answer).toEqual(accepted(false))
    release()
    await spool.idle()
    expect(await spool.health()).toMatchObject({ pending: 0, sent: 1 })
  })

  it('waits with a wrong setting, is tried every hour and after a restart', async () => {
    const { apply, mails, outcomes, pass, reports, spool, restart } = spoolWorld()
    outcomes.push(outcome.wrongKey, outcome.wrongKey)
    expect(await apply(numbered(1))).toEqual(accepted(false))
    await pass(hour - 1)
    expect(mails).toHaveLength(1)
    await pass(1)
    expect(await spool.health()).toMatchObject({ ok: true, pending: 0, parked: 1, oldestPendingSeconds: 3600 })
    await restart()
    expect(reports.map(({ kind }) => kind)).toEqual(['parked', 'parked', 'sent'])
    expect(new Set(mails.map((sent) => JSON.stringify(sent))).size).toBe(1)
  })

  it('that may have been sent waits for a person, who can send it with a label', async () => {
    const here = spoolWorld()
    const { apply, mails, outcomes, pass, reports, spool, restart } = here
    outcomes.push(outcome.otherBytes)
    expect(await apply(numbered(1))).toEqual(accepted(false))
    expect(reports.map(({ kind }) => kind)).toEqual(['dead'])
    await pass(90 * day)
    await restart()
    expect([mails.length, await apply(numbered(1)), await spool.health()]).toMatchObject([1, accepted(false), { pending: 0, dead: 1 }])
    await createStore(here.directory).askRetry(firstId)
    await pass(2_000)
    const subject = `[Possible duplicate, ref ${firstId}] ${mails[0]!.mail.subject}`
    expect(mails[1]).toMatchObject({ key: `cloud-host-application/${firstId}/2`, mail: { subject } })
    expect(await here.spool.health()).toMatchObject({ dead: 0, sent: 1 })
  })

  it('waits for the day’s quota', async () => {
    const { apply, mails, outcomes, pass } = spoolWorld()
    outcomes.push(outcome.quota)
    await apply(numbered(1))
    await pass(7_200_000)
    expect(mails).toHaveLength(1)
    await pass(1000)
    expect(mails).toHaveLength(2)
  })
})

describe('the spool', () => {
  it('resumes what waited, with its progress, and starts nothing when it is closed', async () => {
    const { apply, mails, outcomes, restart, pass, progress, spool } = spoolWorld()
    for (const n of [3, 1, 2]) {
      outcomes.push(outcome.down)
      await apply(numbered(n))
      await pass(1)
    }
    await spool.close()
    await pass(day)
    expect(mails).toHaveLength(3)
    await restart()
    expect(new Set(mails.slice(3).map(({ mail }) => mail.subject.at(-1)))).toEqual(new Set(['1', '2', '3']))
    expect(progress).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  })

  it('lets the attempt under way end when it is closed, and stores what still comes', async () => {
    let release = () => {}
    let began = () => {}
    const sending = new Promise<void>((resolve) => {
      began = resolve
    })
    const { apply, spool, files } = spoolWorld({
      send: () => {
        began()
        return new Promise((resolve) => {
          release = () => resolve({ kind: 'sent', id: 'x' })
        })
      },
    })
    const first = apply(numbered(1))
    await sending
    const closed = spool.close()
    expect(await apply(numbered(2))).toEqual(accepted(false, numbered(2).applicationId))
    release()
    await closed
    expect(await first).toEqual(accepted(true))
    expect([files('sent'), files('pending')]).toEqual([[`${firstId}.json`], [`${numbered(2).applicationId}.json`]])
  })

  it('takes no more than it has room for', async () => {
    const { apply, outcomes, pass } = spoolWorld({ capacity: 2 })
    outcomes.push(outcome.down, outcome.down)
    for (const n of [1, 2]) expect((await apply(numbered(n))).kind).toBe('accepted')
    expect(await apply(numbered(3))).toEqual({ kind: 'full', reference: numbered(3).applicationId })
    expect(await apply(numbered(1))).toEqual(accepted(false))
    await pass(minute)
    expect((await apply(numbered(3))).kind).toBe('accepted')
  })

  it('forgets what was sent after 30 days, and nothing else', async () => {
    const here = spoolWorld()
    const { apply, outcomes, pass, files, restart, spool } = here
    await apply(numbered(1))
    outcomes.push(outcome.otherBytes)
    await apply(numbered(2))
    outcomes.push(...Array.from({ length: 900 }, () => outcome.wrongKey))
    await apply(numbered(3))
    await pass(30 * day)
    expect(await spool.health()).toMatchObject({ sent: 1, dead: 1, parked: 1 })
    await pass(hour)
    expect([files('sent'), files('dead').length, files('pending').length]).toEqual([[], 1, 1])
    await restart()
    expect(await here.spool.health()).toMatchObject({ sent: 0, dead: 1, parked: 1, oldestPendingSeconds: 30 * 86_400 + 3600 })
  })

  it.each([
    ['an attempt that may have arrived', 'down', 48, 2], ['an attempt that may have arrived', 'down', -48, 2],
    ['refusals only', 'wrongKey', 48, 1], ['refusals only', 'wrongKey', -48, 1],
  ] as const)('after %s (%s) and a clock set by %i hours uses key %i, also over a restart', async (_, failure, hours, generation) => {
    for (const restarting of [false, true]) {
      const { apply, mails, outcomes, pass, clock, restart } = spoolWorld()
      outcomes.push(outcome[failure])
      await apply(numbered(1))
      clock.shift(hours * hour)
      await (restarting ? restart() : pass(hour))
      expect(mails).toHaveLength(2)
      expect(mails[1]!.key).toBe(`cloud-host-application/${firstId}${generation === 1 ? '' : '/2'}`)
      expect(mails[1]!.mail.subject.startsWith('[Possible duplicate, ref')).toBe(generation === 2)
    }
  })
})
