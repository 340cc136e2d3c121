import { mailService } from '../mail/mail-service.server.ts'
import type { SendOutcome } from '../mail/send.server.ts'

/** A `waiting` or `parked` application is retried (`parked`: a setting is wrong). A `dead` application needs a person. */
export const states = ['waiting', 'parked', 'dead', 'sent'] as const

type State = (typeof states)[number]

/** Booleans are 0 or 1, as SQLite stores them. */
export interface Progress {
  state: State
  attempts: number
  /** Time of the next attempt, in milliseconds since 1970. Null if no attempt is planned. */
  nextAttemptAt: number | null
  /** Start of the wait for the next attempt. If the clock shows an earlier time, the clock was set back, and the wait ends at once. */
  waitingSince: number
  /** Number of the idempotency key in use, from 1. */
  generation: number
  /** Time when the current key was first used, in milliseconds. */
  keyFrom: number
  /** 1 if an attempt with the current key may have been accepted. The content of the email must then stay the same. */
  maybeSent: 0 | 1
  /** 1 if an attempt with an earlier key may have been accepted. The subject then says so. */
  labelled: 0 | 1
  /** 1 if the service refused the address as reply-to. */
  withoutReplyTo: 0 | 1
  error: string | null
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long an idempotency key is used. The time ends before the mail service forgets the key, because the service's clock may differ. */
const keyLife = mailService.keyMemory - 5 * minute

/** The service treats a later generation as a different email (spec M14). */
export const getIdempotencyKey = (reference: string, generation = 1): string =>
  `cloud-host-application/${reference}${generation === 1 ? '' : `/${generation}`}`

export const createProgress = (now: number): Progress => ({
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

/** Starts with the same key while the service remembers it. Afterward, takes a new key if an attempt may have been accepted (spec M23). */
export const startAttempt = (progress: Progress, now: number): Progress => {
  const age = now - progress.keyFrom
  const forgotten = age >= keyLife || age < -5 * minute
  const next = forgotten && progress.maybeSent ? rotateKey(progress) : progress
  return { ...next, keyFrom: next.maybeSent ? next.keyFrom : now, attempts: next.attempts + 1 }
}

/** Returns the wait after a failure: 30 seconds, doubled each time up to 30 minutes, and shortened by up to a quarter at random. */
const computeBackoff = (attempts: number, random: () => number) =>
  Math.round(Math.min(30 * second * 2 ** Math.min(attempts - 1, 10), 30 * minute) * (0.75 + 0.25 * random()))

/**
 * Returns the pause after a 429, in milliseconds: as long as the service asks, up to a day. The minimum is a second, doubled for each of
 * the `holds` previous 429s, up to 30 minutes. Up to a second of jitter is added.
 */
export const computeHold = (retryAfter: number, holds: number, random: () => number): number =>
  Math.min(Math.max(retryAfter * second, Math.min(second * 2 ** Math.min(holds, 12), 30 * minute)), 24 * hour) +
  Math.round(second * random())

/** An email that was certainly not accepted gets a new key and is rendered again (spec M18 to M20). */
export const finishAttempt = (progress: Progress, outcome: SendOutcome, now: number, hold: number, random: () => number): Progress => {
  if (outcome.kind === 'sent') return { ...progress, state: 'sent', nextAttemptAt: null, error: null }
  const after: Progress = { ...progress, state: 'waiting', waitingSince: now, error: outcome.name }
  const fresh = after.maybeSent ? after : rotateKey(after)
  switch (outcome.kind) {
    case 'transient': {
      const maybeSent = outcome.ambiguous || after.maybeSent ? 1 : 0
      return { ...(maybeSent ? after : fresh), maybeSent, nextAttemptAt: now + computeBackoff(after.attempts, random) }
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

/** The email gets a label if an earlier attempt may have been accepted. */
export const requeue = (progress: Progress, now: number): Progress => ({
  ...rotateKey({ ...progress, maybeSent: progress.state === 'sent' ? 1 : progress.maybeSent }),
  state: 'waiting',
  withoutReplyTo: 0,
  nextAttemptAt: now,
  waitingSince: now,
})
