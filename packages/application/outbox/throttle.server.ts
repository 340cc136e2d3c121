import type { Clock } from './clock.server.ts'

/**
 * Limits how many sends start in any second. Uses the monotonic clock, because rate-limiter-flexible waits for a month if the wall clock is
 * set back by a month.
 */
export const createThrottle = (perSecond: number, clock: Pick<Clock, 'elapsed' | 'after'>) => {
  const starts: number[] = []
  const wait = () => (starts.length < perSecond ? 0 : starts[0]! + 1000 - clock.elapsed())
  /** Takes a slot if one is free now. */
  const take = () => {
    if (wait() > 0) return false
    if (starts.length >= perSecond) starts.shift()
    if (perSecond < Number.POSITIVE_INFINITY) starts.push(clock.elapsed())
    return true
  }
  return {
    take,
    /** Waits for a slot and takes it. */
    turn: async () => {
      while (!take()) await new Promise<void>((resolve) => void clock.after(wait(), resolve))
    },
  }
}
