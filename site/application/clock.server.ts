/** Time as a test may hold it. */
export interface Clock {
  /** The time of day, in milliseconds since 1970; somebody may set it. */
  now: () => number
  /** Milliseconds since some moment; nobody can set it back. */
  elapsed: () => number
  /** Runs something later; returns what cancels it. */
  after: (milliseconds: number, run: () => void) => () => void
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: Date.now,
  elapsed: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
