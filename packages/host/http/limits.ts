import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Admission } from '@workspace/application/accept/accept.server.ts'

/** `isFlood` is true after twice as many attempts as are allowed. A person who is asked to wait does not make so many. */
type Attempt = Admission & { isFlood?: boolean }

export interface Limits {
  /** Counts a request to the endpoint. */
  attempt: (address: string) => Promise<Attempt>
  /** Counts an application that is about to be accepted. */
  admit: (address: string) => Promise<Admission>
}

/** In seconds. */
const duration = 600

/** Applicants correct their answers. */
const attemptsPerApplication = 12

/** Returns the /64 of an IPv6 address, because one household or server owns a whole /64. */
export const toNetwork = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!('parts' in parsed)) return parsed.toString()
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}

const createCounter = (points: number) => {
  const limiter = new RateLimiterMemory({ points, duration })
  return async (address: string): Promise<Attempt> => {
    try {
      await limiter.consume(toNetwork(address))
      return { ok: true }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      // The limiter uses the wall clock, so the wait would be too long after the clock was set back.
      const retryAfter = Math.min(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), duration)
      return { ok: false, retryAfter, ...(refusal.consumedPoints > 2 * points && { isFlood: true }) }
    }
  }
}

/** @param applications number in ten minutes, or 0 for no limit */
export const createLimits = (applications: number): Limits => {
  if (applications > 0) return { attempt: createCounter(attemptsPerApplication * applications), admit: createCounter(applications) }
  const allow = async (): Promise<Admission> => ({ ok: true })
  return { attempt: allow, admit: allow }
}
