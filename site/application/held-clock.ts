import type { Clock } from './clock.server.ts'

/** A clock that a test holds in its hand. */
export interface HeldClock extends Clock {
  /** Lets time pass at once, as on a machine that slept: what is due runs once. */
  leap: (milliseconds: number) => void
  /** Sets the time of day without letting time pass. */
  shift: (milliseconds: number) => void
  /** How long until something is due; undefined when nothing is. */
  next: () => number | undefined
}

/** Makes a clock that stands still. */
export const heldClock = (start = Date.parse('2026-01-02T03:04:05Z')): HeldClock => {
  let wall = start
  let elapsed = 0
  const timers = new Set<{ at: number; run: () => void }>()
  return {
    now: () => wall,
    elapsed: () => elapsed,
    after: (milliseconds, run) => {
      const timer = { at: elapsed + milliseconds, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    leap: (milliseconds) => {
      wall += milliseconds
      elapsed += milliseconds
      for (const timer of [...timers].sort((a, b) => a.at - b.at)) if (timer.at <= elapsed && timers.delete(timer)) timer.run()
    },
    shift: (milliseconds) => {
      wall += milliseconds
    },
    next: () => (timers.size === 0 ? undefined : Math.min(...[...timers].map(({ at }) => at)) - elapsed),
  }
}
