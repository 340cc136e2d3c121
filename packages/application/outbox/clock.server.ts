/** The time, injectable for tests. */
export interface Clock {
  /** Wall clock in milliseconds since 1970; an administrator may set it back or forth. */
  now: () => number
  /** Monotonic milliseconds. */
  elapsed: () => number
  /** Runs something later; returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void
}

export const systemClock: Clock = {
  now: Date.now,
  elapsed: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
