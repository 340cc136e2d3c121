import type { Clock } from '../clock.server.ts'

/** What one attempt came to: done for good, or to be tried again after so many milliseconds. */
export type Tried = 'done' | { again: number }

/** What a schedule works with. */
export interface ScheduleOptions {
  clock: Clock
  /** Makes one attempt. Never throws. */
  attempt: (reference: string) => Promise<Tried>
  /** At most so many attempts at a time. @default 8 */
  concurrency?: number
}

/** Says when each waiting application is tried. Its times cannot be shifted by setting the machine's clock. */
export interface Schedule {
  /** Lets one be tried as soon as there is room, `first` where somebody waits for it; returns whether its first attempt did it. */
  add: (reference: string, order?: 'first' | 'last') => Promise<boolean>
  /** Lets one that waits be tried now; false where it is not known. */
  hurry: (reference: string) => boolean
  /** Starts no more attempts; settles when none is under way. */
  stop: () => Promise<void>
  /** Settles when no attempt is under way. */
  idle: () => Promise<void>
}

interface Waiting {
  dueAt: number
  running: boolean
  tried: (done: boolean) => void
}

/** Makes an empty schedule. */
export const createSchedule = ({ clock, attempt, concurrency = 8 }: ScheduleOptions): Schedule => {
  const waiting = new Map<string, Waiting>()
  const underWay = new Set<Promise<void>>()
  let stopped = false
  let cancel = () => {}

  const next = (): [reference: string, entry: Waiting] | undefined => {
    let first: [string, Waiting] | undefined
    for (const one of waiting) if (!one[1].running && (!first || one[1].dueAt < first[1].dueAt)) first = one
    return first
  }

  const run = async (reference: string, entry: Waiting) => {
    const tried = await attempt(reference)
    entry.running = false
    if (tried === 'done') waiting.delete(reference)
    else entry.dueAt = clock.elapsed() + tried.again
    entry.tried(tried === 'done')
  }

  const pump = () => {
    cancel()
    if (stopped) return
    while (underWay.size < concurrency) {
      const found = next()
      if (!found) return
      const [reference, entry] = found
      const wait = entry.dueAt - clock.elapsed()
      if (wait > 0) {
        cancel = clock.after(wait, pump)
        return
      }
      entry.running = true
      const attempted = run(reference, entry).finally(() => {
        underWay.delete(attempted)
        pump()
      })
      underWay.add(attempted)
    }
  }

  const idle = async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay)
  }

  return {
    add: (reference, order = 'last') => new Promise((resolve) => {
      if (stopped) return resolve(false)
      waiting.set(reference, { dueAt: order === 'first' ? Number.NEGATIVE_INFINITY : clock.elapsed(), running: false, tried: resolve })
      return pump()
    }),
    hurry: (reference) => {
      const entry = waiting.get(reference)
      if (entry && !entry.running) entry.dueAt = clock.elapsed()
      pump()
      return entry !== undefined
    },
    stop: () => {
      stopped = true
      cancel()
      return idle()
    },
    idle,
  }
}
