import type { Clock } from './clock.server.ts'

/** Clock that a test advances. */
export interface FakeClock extends Clock {
  /** Advances both clocks and runs the timers that are due. */
  advance: (milliseconds: number) => void
  /** Sets the wall clock without running timers. */
  set: (milliseconds: number) => void
}

export const createFakeClock = (start = Date.parse('2026-01-02T03:04:05Z')): FakeClock => {
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
    advance: (milliseconds) => {
      wall += milliseconds
      elapsed += milliseconds
      for (const timer of [...timers].sort((a, b) => a.at - b.at)) if (timer.at <= elapsed && timers.delete(timer)) timer.run()
    },
    set: (milliseconds) => {
      wall = milliseconds
    },
  }
}
