import { resumed, underNewKey } from '../attempts.server.ts'
import type { Clock } from '../clock.server.ts'
import type { Delivery } from './delivery.server.ts'
import { codeOf } from './disk.server.ts'
import type { Ledger } from './ledger.server.ts'
import { CorruptFile } from './record.server.ts'
import type { Report } from './report.server.ts'
import type { Schedule } from './schedule.server.ts'
import type { Store } from './store.server.ts'

/** What a keeper works with. */
export interface KeeperOptions {
  store: Store
  ledger: Ledger
  delivery: Delivery
  schedule: Schedule
  clock: Clock
  report: Report
  /** How long sent ones are kept. */
  retentionDays: number
  /** Hears how many of those that waited at the start were tried. */
  progress: (tried: number, of: number) => void
}

/** Does what has to be done beside the sending: the start, what the operator asks for, and forgetting what was sent long ago. */
export interface Keeper {
  /** Finds what waits, and lets it be sent. Never throws: a disk that is not there is looked for again. */
  open: () => Promise<void>
  stop: () => void
  /** Settles when nothing of it is under way. */
  idle: () => Promise<void>
}

const day = 86_400_000
const sweepEvery = 3_600_000
/** Files that are read together at the start. */
const atATime = 64
const lookForRetriesEvery = 2_000
const lookForDiskEvery = 60_000

/** Makes a keeper. */
export const createKeeper = ({ store, ledger, delivery, schedule, clock, report, retentionDays, progress }: KeeperOptions): Keeper => {
  const timers = new Set<() => void>()
  const underWay = new Set<Promise<void>>()
  let stopped = false
  const later = (milliseconds: number, run: () => Promise<void>) => {
    if (stopped) return
    const cancel = clock.after(milliseconds, () => {
      timers.delete(cancel)
      const done = run().finally(() => underWay.delete(done))
      underWay.add(done)
    })
    timers.add(cancel)
  }
  const refused = (error: unknown) => report({ kind: 'disk', error: codeOf(error) })

  /** Reads one that waits; what cannot be read stops nobody else. */
  const resume = async (reference: string): Promise<{ reference: string; acceptedAt: number } | undefined> => {
    try {
      const application = await store.read('pending', reference)
      if (!application) return undefined
      const { acceptedAt } = application
      ledger.put(reference, 'pending', acceptedAt)
      delivery.known.set(reference, resumed(await store.attempts(reference), acceptedAt))
      return { reference, acceptedAt }
    } catch (error) {
      if (!(error instanceof CorruptFile)) throw error
      await delivery.setAside(reference, 'pending')
      return undefined
    }
  }

  const sweep = async () => {
    try {
      for (const reference of await store.sweep(clock.now() - retentionDays * day)) ledger.put(reference, undefined)
    } catch (error) {
      refused(error)
    }
    later(sweepEvery, sweep)
  }

  /** A dead letter goes out once more, under a new key and with a label, because a person wants it. */
  const revive = async (reference: string) => {
    try {
      const application = await store.read('dead', reference)
      if (!application) return
      const attempts = underNewKey(resumed(await store.attempts(reference), application.acceptedAt), clock.now())
      await store.saveAttempts(reference, attempts)
      await delivery.put(reference, 'dead', 'pending', application.acceptedAt)
      delivery.known.set(reference, attempts)
      void schedule.add(reference)
    } catch (error) {
      if (error instanceof CorruptFile) await delivery.setAside(reference, 'dead')
      else refused(error)
    }
  }

  const lookForRetries = async () => {
    const asked = await store.takeRetries().catch((error: unknown) => {
      refused(error)
      return []
    })
    for (const reference of asked) if (!schedule.hurry(reference) && ledger.placeOf(reference) === 'dead') await revive(reference)
    later(lookForRetriesEvery, lookForRetries)
  }

  const open = async () => {
    try {
      const found = await store.open()
      for (const place of ['sent', 'dead', 'corrupt'] as const) for (const reference of found[place]) ledger.put(reference, place)
      const unknown = found.pending.filter((reference) => !ledger.has(reference))
      const waiting = []
      for (let at = 0; at < unknown.length; at += atATime) waiting.push(...await Promise.all(unknown.slice(at, at + atATime).map(resume)))
      const inOrder = waiting.filter((one) => one !== undefined).sort((a, b) => a.acceptedAt - b.acceptedAt)
      let tried = 0
      for (const { reference } of inOrder) void schedule.add(reference).then(() => progress(++tried, inOrder.length))
    } catch (error) {
      refused(error)
      later(lookForDiskEvery, open)
      return
    }
    await sweep()
    await lookForRetries()
  }

  return {
    open,
    stop: () => {
      stopped = true
      for (const cancel of timers) cancel()
    },
    idle: async () => {
      await Promise.allSettled(underWay)
    },
  }
}
