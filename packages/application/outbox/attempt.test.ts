import { describe, expect, it } from 'vitest'
import type { SendOutcome } from '../mail/send.server.ts'
import { startAttempt, computeHold, getIdempotencyKey, createProgress, requeue, finishAttempt, type Progress } from './attempt.server.ts'
import { outcome } from '../mail/outcome.fixture.ts'

const start = Date.parse('2026-01-02T03:04:05Z')
const hour = 3_600_000
const sent: SendOutcome = { kind: 'sent', id: 'x' }
/** Runs one attempt at `at`. */
const attemptOnce = (progress: Progress, result: SendOutcome, at = start, hold = 7_000) =>
  finishAttempt(startAttempt(progress, at), result, at, hold, () => 1)

describe('after an attempt', () => {
  it.each<[string, SendOutcome, Partial<Progress>]>([
    ['sent: no further attempt', sent, { state: 'sent', nextAttemptAt: null, error: null, generation: 1 }],
    [
      'an ambiguous failure: the same key and bytes after 30 s',
      outcome.down,
      { state: 'waiting', maybeSent: 1, generation: 1, nextAttemptAt: start + 30_000, error: 'application_error' },
    ],
    [
      'a wrong setting: parked for an hour, then a new key',
      outcome.wrongKey,
      { state: 'parked', maybeSent: 0, generation: 2, nextAttemptAt: start + hour },
    ],
    [
      '429: after the hold, under a new key',
      outcome.limited,
      { state: 'waiting', maybeSent: 0, generation: 2, nextAttemptAt: start + 7_000 },
    ],
    [
      'refused content: retried immediately, without reply-to',
      outcome.rejected,
      { state: 'waiting', withoutReplyTo: 1, generation: 2, labelled: 0, nextAttemptAt: start },
    ],
    ['a key that was used with other bytes: a person decides', outcome.otherBytes, { state: 'dead', maybeSent: 1, nextAttemptAt: null }],
  ])('%s', (_, result, expected) =>
    expect(attemptOnce(createProgress(start), result)).toMatchObject({ attempts: 1, labelled: 0, ...expected }),
  )

  it.each<[string, SendOutcome, Partial<Progress>]>([
    ['a wrong setting keeps the bytes', outcome.wrongKey, { state: 'parked', maybeSent: 1, generation: 1 }],
    ['429 keeps the bytes', outcome.limited, { maybeSent: 1, generation: 1 }],
    [
      'after refused content, the next email has a new key and a duplicate label',
      outcome.rejected,
      { maybeSent: 0, generation: 2, labelled: 1 },
    ],
  ])('if an earlier attempt may have been accepted: %s', (_, result, expected) =>
    expect(attemptOnce(attemptOnce(createProgress(start), outcome.down), result)).toMatchObject(expected),
  )

  it('leaves an email to a person if it is rejected again without reply-to', () => {
    expect(attemptOnce(attemptOnce(createProgress(start), outcome.rejected), outcome.rejected)).toMatchObject({
      state: 'dead',
      nextAttemptAt: null,
    })
  })

  it('backs off from 30 seconds to 30 minutes, with jitter', () => {
    let progress = createProgress(start)
    const waits = Array.from({ length: 9 }, () => {
      progress = attemptOnce(progress, outcome.down)
      return (progress.nextAttemptAt! - start) / 1000
    })
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1800, 1800, 1800])
    expect(finishAttempt(startAttempt(createProgress(start), start), outcome.down, start, 0, () => 0).nextAttemptAt).toBe(start + 22_500)
    expect(finishAttempt({ ...createProgress(start), attempts: 5_000 }, outcome.down, start, 0, () => 1).nextAttemptAt).toBe(
      start + 1_800_000,
    )
  })
})

it('the pause after a 429 grows to 30 minutes, and lasts up to a day if the service asks for more', () => {
  expect([0, 1, 2, 5, 11, 5_000].map((holds) => computeHold(1, holds, () => 0))).toEqual([
    1_000, 2_000, 4_000, 32_000, 1_800_000, 1_800_000,
  ])
  expect([computeHold(70, 0, () => 1), computeHold(7_200, 3, () => 0), computeHold(1e12, 0, () => 0)]).toEqual([
    71_000,
    7_200_000,
    24 * hour,
  ])
})

describe('the idempotency key', () => {
  const later = (result: SendOutcome, by: number) => startAttempt(attemptOnce(createProgress(start), result), start + by)
  it.each([23.9 * hour, 0, -60_000])('stays the same after %i ms', (by) => {
    expect(later(outcome.down, by)).toMatchObject({ generation: 1, labelled: 0, maybeSent: 1, keyFrom: start, attempts: 2 })
  })
  it.each([24 * hour, 48 * hour, -48 * hour])(
    'is new after %i ms, and the email gets a label, if an attempt may have been accepted',
    (by) => {
      expect(later(outcome.down, by)).toMatchObject({ generation: 2, labelled: 1, maybeSent: 0, keyFrom: start + by })
    },
  )
  it.each([24 * hour, -48 * hour])('is new after %i ms, and the email gets no label, if no attempt was accepted', (by) => {
    expect(later(outcome.wrongKey, by)).toMatchObject({ generation: 2, labelled: 0, maybeSent: 0 })
  })
  it('is new for a requeued application, whose email gets a label if it may have been sent before', () => {
    expect(requeue(attemptOnce(createProgress(start), sent), start)).toMatchObject({
      state: 'waiting',
      generation: 2,
      labelled: 1,
      nextAttemptAt: start,
    })
    expect(requeue(attemptOnce(attemptOnce(createProgress(start), outcome.rejected), outcome.rejected), start)).toMatchObject({
      labelled: 0,
      withoutReplyTo: 0,
    })
  })
  it('contains the generation, except in the first generation', () => {
    expect([getIdempotencyKey('x'), getIdempotencyKey('x', 3)]).toEqual(['cloud-host-application/x', 'cloud-host-application/x/3'])
  })
})
