import type { Clock } from './clock.server.ts'

/** Limits how many sends start in any second. */
export interface Throttle {
  /** Takes a slot if one is free now. */
  take: () => boolean
  /** Waits for a slot and takes it. */
  turn: () => Promise<void>
}

/**
 * Creates a sliding-window throttle on the monotonic clock. rate-limiter-flexible uses the wall clock: if that is set back by a month, it
 * waits for a month.
 */
export const createThrottle = (perSecond: number, clock: Pick<Clock, 'elapsed' | 'after'>): Throttle => {
  const starts: number[] = []
  const wait = () => (starts.length < perSecond ? 0 : starts[0]! + 1000 - clock.elapsed())
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
  }
}
