import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Admission } from '@workspace/application/accept/accept.server.ts'

/** Limits of one address in ten minutes. */
export interface Limits {
  /** Counts every request to the endpoint. */
  attempt: (address: string) => Promise<Admission>
  /** Counts an application that is about to be accepted. */
  admit: (address: string) => Promise<Admission>
}

/** Length of a window, in seconds. */
const duration = 600

/** Requests for each application, since people correct their answers. */
const attemptsPerApplication = 12

/** Groups addresses: one household or server has a whole /64 of IPv6, and IPv4 may be written as IPv6. */
export const addressKey = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const filled =
    tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
  const all = filled.map((group) => Number.parseInt(group, 16))
  if (all.slice(0, 5).every((group) => group === 0) && all[5] === 0xffff)
    return all
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${all
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

const counter = (points: number) => {
  const limiter = new RateLimiterMemory({ points, duration })
  return async (address: string): Promise<Admission> => {
    try {
      await limiter.consume(addressKey(address))
      return { ok: true }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const { msBeforeNext } = refusal
      // The limiter uses the wall clock, which may be set back.
      return { ok: false, retryAfter: Math.min(Math.max(1, Math.ceil(msBeforeNext / 1000)), duration) }
    }
  }
}

/** Makes the limits. @param applications in ten minutes; 0 for no limit */
export const createLimits = (applications: number): Limits => {
  if (applications > 0) return { attempt: counter(attemptsPerApplication * applications), admit: counter(applications) }
  const open = async (): Promise<Admission> => ({ ok: true })
  return { attempt: open, admit: open }
}
