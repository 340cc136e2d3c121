import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Admission } from '@workspace/application/accept/accept.server.ts'

/** `isFlood` is true after twice as many attempts as are allowed. A person who is asked to wait does not make that many attempts. */
type Attempt = Admission & { isFlood?: boolean }

export interface Limits {
  /** Counts a request to the endpoint. */
  attempt: (address: string) => Promise<Attempt>
  /** Counts an application that is about to be accepted. */
  admit: (address: string) => Promise<Admission>
}

/** Time in which attempts are counted, in seconds. */
const duration = 600

/** Allowed attempts for each application. Applicants need several, because they correct answers and submit again. */
const attemptsPerApplication = 12

/** Prefix for translators inside a network (RFC 8215). Each network chooses the position of the IPv4 address in it. */
const localTranslators = ipaddr.IPv6.parse('64:ff9b:1::')

/**
 * Returns the /64 of an IPv6 address, because one household or server owns a whole /64. A translator (NAT64, SIIT) puts all its IPv4 visitors
 * into one /64. For these visitors, returns the IPv4 address inside the IPv6 address, or the whole address if the position is unknown.
 */
export const toNetwork = (written: string): string => {
  const inUrl = `http://[${written}]`
  // Some proxies write the end of an IPv6 address as an IPv4 address, which ipaddr.js does not parse.
  const address = URL.canParse(inUrl) ? new URL(inUrl).hostname.slice(1, -1) : written
  if (!ipaddr.isValid(address)) return written
  const parsed = ipaddr.process(address)
  if (!('parts' in parsed)) return parsed.toString()
  if (['rfc6052', 'rfc6145'].includes(parsed.range())) return new ipaddr.IPv4(parsed.toByteArray().slice(12)).toString()
  if (parsed.match(localTranslators, 48)) return parsed.toNormalizedString()
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
