export interface Clock {
  /** Returns the time in milliseconds since 1970. An administrator may change this clock. */
  now: () => number
  elapsed: () => number
  /** Returns a function that cancels the timer. */
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
