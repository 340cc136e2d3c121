import type { Clock } from './clock.server.ts'

/** Uses less than the service allows, because its seconds begin at other moments than ours. */
const margin = 0.9

/** Replaces rate-limiter-flexible, which would wait for a month if the wall clock were set back by a month. */
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
    /** Follows the limit that the mail service tells, but never exceeds `perSecond`. */
    follow: (limit: number) => {
      rate = Math.min(perSecond, limit * margin)
    },
    /** Number of sends in the next second, at least one. */
    getShare: () => Math.max(1, Math.floor(rate)),
  }
}
