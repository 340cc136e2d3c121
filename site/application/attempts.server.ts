import { keyMemory } from './accept.server.ts'
import type { SendFailure } from './outcome.server.ts'

/** What is known of the attempts to send one application. */
export interface Attempts {
  /** How many were begun. */
  count: number
  /** Which key is in use; the first is 1. */
  generation: number
  /** When that key was first used, in milliseconds. */
  keyFrom: number
  /** An attempt under that key may have arrived. */
  ambiguous: boolean
  /** An attempt under an earlier key may have arrived, so the mail says that it may be a second one. */
  labelled: boolean
  /** One was begun whose end is not known. */
  underWay: boolean
  /** The last refusal will stay until a setting changes. */
  parked: boolean
  /** What the last failure was called. */
  error?: string | undefined
}

/** What to do after a failed attempt; the delay is in milliseconds. */
export type Next = { kind: 'dead' } | { kind: 'wait'; delay: number }

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/** The service's clock is not ours. */
const keyLife = keyMemory - 5 * minutes

/** Attempts of an application that was just accepted; its key counts from then on. */
export const noAttempts = (acceptedAt: number): Attempts =>
  ({ count: 0, generation: 1, keyFrom: acceptedAt, ambiguous: false, labelled: false, underWay: false, parked: false })

/** Attempts as a restart finds them: what was under way, or was never noted, may have arrived. */
export const resumed = (attempts: Attempts | undefined, acceptedAt: number): Attempts => {
  const { underWay, ...rest } = attempts ?? { ...noAttempts(acceptedAt), underWay: true }
  return { ...rest, ambiguous: rest.ambiguous || underWay, underWay: false }
}

/** Another key, for a mail that may have arrived under the one before. */
export const underNewKey = (attempts: Attempts, now: number): Attempts =>
  ({ ...attempts, generation: attempts.generation + 1, keyFrom: now, ambiguous: false, labelled: true })

/** Begins an attempt: under the same key while the service remembers it, later under a new one if anything may have arrived. */
export const begun = (attempts: Attempts, now: number): Attempts => {
  const age = now - attempts.keyFrom
  // A key from the future tells that somebody set the clock: its age is not known.
  const forgotten = age >= keyLife || age < -5 * minutes
  const renewed = !forgotten ? attempts : attempts.ambiguous ? underNewKey(attempts, now) : { ...attempts, keyFrom: now }
  return { ...renewed, count: renewed.count + 1, underWay: true }
}

const backOff = (count: number, random: () => number) =>
  Math.min(30 * seconds * 2 ** Math.min(count - 1, 10), 30 * minutes) * (0.75 + 0.25 * random())

/** Draws the conclusion from a failed attempt. */
export const settled = (attempts: Attempts, outcome: SendFailure, random: () => number): { attempts: Attempts; next: Next } => {
  const parked = outcome.kind === 'refused'
  const ambiguous = attempts.ambiguous || (outcome.kind === 'transient' && outcome.ambiguous)
  const after = { ...attempts, ambiguous, parked, underWay: false, error: outcome.name }
  switch (outcome.kind) {
    case 'transient': return { attempts: after, next: { kind: 'wait', delay: backOff(attempts.count, random) } }
    case 'throttled': {
      const delay = Math.min(outcome.retryAfter * seconds, 24 * hours) + seconds * random()
      return { attempts: after, next: { kind: 'wait', delay } }
    }
    case 'refused': return { attempts: after, next: { kind: 'wait', delay: hours } }
    case 'possiblySent': return { attempts: { ...after, ambiguous: true }, next: { kind: 'dead' } }
  }
}
