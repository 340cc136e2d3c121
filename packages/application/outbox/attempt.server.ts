import { mailService } from '../mail/mail-service.server.ts'
import type { SendOutcome } from '../mail/send.server.ts'

/** `waiting` and `parked` (a setting is wrong) are retried; `dead` needs a person; `sent` is done. */
export const states = ['waiting', 'parked', 'dead', 'sent'] as const

type State = (typeof states)[number]

/** State of the attempts to send an application. Booleans are 0 or 1, as SQLite stores them. */
export interface Progress {
  state: State
  /** Number of attempts that were begun. */
  attempts: number
  /** Time of the next attempt, in milliseconds; null when none will follow. */
  nextAttemptAt: number | null
  /** Begin of that wait. A clock that shows an earlier time was set back, and the wait is over: none gets longer than it was meant. */
  waitingSince: number
  /** Number of the idempotency key in use, from 1. */
  generation: number
  /** First use of that key, in milliseconds. */
  keyFrom: number
  /** An attempt under that key may have been accepted: its bytes must not change. */
  maybeSent: 0 | 1
  /** An attempt under an earlier key may have been accepted: the subject says so. */
  labelled: 0 | 1
  /** The service refused the application with the address as reply-to: now it is in the text only. */
  withoutReplyTo: 0 | 1
  /** The name of the last failure. */
  error: string | null
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** The mail service's clock is not ours. */
const keyLife = mailService.keyMemory - 5 * minute

/** Idempotency key (spec M14); a later generation is a different mail for the service. */
export const idempotencyKey = (reference: string, generation = 1): string =>
  `cloud-host-application/${reference}${generation === 1 ? '' : `/${generation}`}`

/** Progress of an application that was just accepted. */
export const initial = (now: number): Progress => ({
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: now,
  waitingSince: now,
  generation: 1,
  keyFrom: now,
  maybeSent: 0,
  labelled: 0,
  withoutReplyTo: 0,
  error: null,
})

const rotateKey = (progress: Progress): Progress => ({
  ...progress,
  generation: progress.generation + 1,
  labelled: progress.maybeSent || progress.labelled ? 1 : 0,
  maybeSent: 0,
})

/** Begins an attempt: under the same key while the service remembers it, later under a new one if an attempt may have been accepted (spec M23). */
export const startAttempt = (progress: Progress, now: number): Progress => {
  const age = now - progress.keyFrom
  const forgotten = age >= keyLife || age < -5 * minute
  const next = forgotten && progress.maybeSent ? rotateKey(progress) : progress
  return { ...next, keyFrom: next.maybeSent ? next.keyFrom : now, attempts: next.attempts + 1 }
}

/** Exponential backoff from 30 seconds to 30 minutes, with jitter. */
const backoff = (attempts: number, random: () => number) =>
  Math.round(Math.min(30 * second * 2 ** Math.min(attempts - 1, 10), 30 * minute) * (0.75 + 0.25 * random()))

/** Pause of all sending after the `holds`-th 429 in a row, in milliseconds: as the service asks, at least a second, doubled each time up to 30 minutes. */
export const holdAfter = (retryAfter: number, holds: number, random: () => number): number =>
  Math.min(Math.max(retryAfter * second, Math.min(second * 2 ** Math.min(holds, 12), 30 * minute)), 24 * hour) +
  Math.round(second * random())

/**
 * Concludes an attempt. A mail that was certainly never accepted goes out under a new key next time, rendered with the settings of that moment
 * (spec M18 to M20).
 */
export const finishAttempt = (progress: Progress, outcome: SendOutcome, now: number, hold: number, random: () => number): Progress => {
  if (outcome.kind === 'sent') return { ...progress, state: 'sent', nextAttemptAt: null, error: null }
  const after: Progress = { ...progress, state: 'waiting', waitingSince: now, error: outcome.name }
  const fresh = after.maybeSent ? after : rotateKey(after)
  switch (outcome.kind) {
    case 'transient': {
      const maybeSent = outcome.ambiguous || after.maybeSent ? 1 : 0
      return { ...(maybeSent ? after : fresh), maybeSent, nextAttemptAt: now + backoff(after.attempts, random) }
    }
    case 'throttled':
      return { ...fresh, nextAttemptAt: now + hold }
    case 'refused':
      return { ...fresh, state: 'parked', nextAttemptAt: now + hour }
    case 'rejected':
      return after.withoutReplyTo
        ? { ...after, state: 'dead', nextAttemptAt: null }
        : { ...rotateKey(after), withoutReplyTo: 1, nextAttemptAt: now }
    case 'possiblySent':
      return { ...after, state: 'dead', maybeSent: 1, nextAttemptAt: null }
  }
}

/** Brings back an application that needed a person, or sends one again: under a new key, labelled when an attempt may have been accepted. */
export const requeue = (progress: Progress, now: number): Progress => ({
  ...rotateKey({ ...progress, maybeSent: progress.state === 'sent' ? 1 : progress.maybeSent }),
  state: 'waiting',
  withoutReplyTo: 0,
  nextAttemptAt: now,
  waitingSince: now,
})
