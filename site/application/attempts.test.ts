import { describe, expect, it } from 'vitest'
import { begun, noAttempts, resumed, settled, type Attempts } from './attempts.server.ts'
import type { SendFailure } from './outcome.server.ts'

const start = Date.parse('2026-01-02T03:04:05Z')
const hour = 3_600_000
const down: SendFailure = { kind: 'transient', name: 'application_error', status: 500, ambiguous: true }
const wrongKey: SendFailure = { kind: 'refused', name: 'invalid_api_key', status: 403 }
const failed = (outcome: SendFailure, times = 1, random = () => 1): { attempts: Attempts; delays: (number | string)[] } => {
  let attempts = noAttempts(start)
  const delays = Array.from({ length: times }, () => {
    const { attempts: after, next } = settled(begun(attempts, start), outcome, random)
    attempts = after
    return next.kind === 'wait' ? next.delay / 1000 : next.kind
  })
  return { attempts, delays }
}

describe('the schedule of attempts', () => {
  it('backs off from 30 seconds to 30 minutes, with jitter', () => {
    expect(failed(down, 9).delays).toEqual([30, 60, 120, 240, 480, 960, 1800, 1800, 1800])
    expect(failed(down, 1, () => 0).delays).toEqual([22.5])
    expect(failed(down, 5000).delays.at(-1)).toBe(1800)
  })

  it.each<[string, SendFailure, number | string]>([
    ['waits as long as the service asks', { kind: 'throttled', name: 'rate_limit_exceeded', status: 429, retryAfter: 7 }, 8],
    ['never longer than a day', { kind: 'throttled', name: 'x', status: 429, retryAfter: 1e12 }, 86_401],
    ['tries a refused one every hour', wrongKey, 3600],
    ['buries what may have been sent under other bytes', { kind: 'possiblySent', name: 'invalid_idempotent_request', status: 409 }, 'dead'],
  ])('%s', (_, outcome, expected) => expect(failed(outcome).delays).toEqual([expected]))

  it('knows which attempts may have arrived', () => {
    expect(failed(down).attempts).toMatchObject({ ambiguous: true, parked: false, error: 'application_error', underWay: false })
    expect(failed(wrongKey).attempts).toMatchObject({ ambiguous: false, parked: true })
    expect(settled(begun(failed(down).attempts, start), wrongKey, () => 0).attempts).toMatchObject({ ambiguous: true, parked: true, count: 2 })
    expect(resumed(undefined, start)).toMatchObject({ ambiguous: true, count: 0, keyFrom: start })
    expect(resumed(begun(failed(wrongKey).attempts, start), start)).toMatchObject({ ambiguous: true, underWay: false })
    expect(resumed(failed(wrongKey).attempts, start)).toMatchObject({ ambiguous: false })
  })
})

describe('the key', () => {
  const under = (outcome: SendFailure, later: number) => {
    const { generation, labelled, ambiguous, keyFrom } = begun(failed(outcome).attempts, start + later)
    return { generation, labelled, ambiguous, age: start + later - keyFrom }
  }
  it.each([23.9 * hour, 0, -60_000])('stays the same after %i ms', (later) => {
    expect(under(down, later)).toEqual({ generation: 1, labelled: false, ambiguous: true, age: later })
  })
  it.each([24 * hour, 48 * hour, -48 * hour])('is replaced after %i ms, and the mail labelled, when an attempt may have arrived', (later) => {
    expect(under(down, later)).toEqual({ generation: 2, labelled: true, ambiguous: false, age: 0 })
  })
  it.each([24 * hour, 48 * hour, -48 * hour])('starts anew after %i ms, without a label, when no attempt can have arrived', (later) => {
    expect(under(wrongKey, later)).toEqual({ generation: 1, labelled: false, ambiguous: false, age: 0 })
  })
  it('keeps the label for all later keys', () => {
    const second = settled(begun(failed(down).attempts, start + 48 * hour), down, () => 0).attempts
    expect(begun(second, start + 96 * hour)).toMatchObject({ generation: 3, labelled: true })
  })
})
