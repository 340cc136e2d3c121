export interface Clock {
  /** Wall clock in milliseconds since 1970. An administrator may change it. */
  now: () => number
  elapsed: () => number
  /** Runs a function later. Returns a function that cancels it. */
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
