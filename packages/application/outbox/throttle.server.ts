import type { Clock } from './clock.server.ts'

/** Replaces rate-limiter-flexible, which would wait for a month if the wall clock were set back by a month. */
export const createThrottle = (perSecond: number, clock: Pick<Clock, 'elapsed' | 'after'>) => {
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
