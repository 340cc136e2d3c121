import type { Clock } from './clock.server.ts'

/** Share of the service's limit that is used. It is below 1, because the service may begin to count its seconds at other moments. */
const margin = 0.9

/** Limits the emails per second. Replaces rate-limiter-flexible, which would wait for a month if the wall clock is set back by a month. */
export const createThrottle = (perSecond: number, clock: Pick<Clock, 'elapsed' | 'after'>) => {
  const starts: number[] = []
  let rate = perSecond
  const wait = () => {
    const most = Math.max(1, Math.floor(rate))
    const first = starts.at(-most)
    return first === undefined ? 0 : first + (most / rate) * 1000 - clock.elapsed()
  }
  const take = () => {
    if (wait() > 0) return false
    if (starts.length >= perSecond) starts.shift()
    if (perSecond < Number.POSITIVE_INFINITY) starts.push(clock.elapsed())
    return true
  }
  return {
    take,
    turn: async () => {
      while (!take()) await new Promise<void>((resolve) => void clock.after(wait(), resolve))
    },
    /** Follows the limit that the mail service reports, but never exceeds `perSecond`. */
    follow: (limit: number) => {
      rate = Math.min(perSecond, limit * margin)
    },
    /** Returns the maximum number of emails in a second, at least one. */
    getShare: () => Math.max(1, Math.floor(rate)),
  }
}
