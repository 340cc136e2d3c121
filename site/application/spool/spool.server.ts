import type { Accept, AcceptResult, FrozenApplication, Health } from '../accept.server.ts'
import { noAttempts } from '../attempts.server.ts'
import { systemClock, type Clock } from '../clock.server.ts'
import { deliverDirectly } from '../direct.server.ts'
import { createDoor } from '../door.server.ts'
import type { Send } from '../send.server.ts'
import { createDelivery } from './delivery.server.ts'
import { codeOf, machineDisk, type Disk } from './disk.server.ts'
import { createKeeper } from './keeper.server.ts'
import { createLedger } from './ledger.server.ts'
import type { Report } from './report.server.ts'
import { createSchedule } from './schedule.server.ts'
import { createStore } from './store.server.ts'

/** What the spool works with. */
export interface SpoolOptions {
  /** The folder of the spool; one server at a time works on it. */
  directory: string
  send: Send
  from: string
  to: readonly string[]
  /** How long sent ones are kept. @default 30 */
  retentionDays?: number
  /** At most so many wait. @default 10000 */
  capacity?: number
  /** How long an applicant waits for the first attempt; the application is safe by then. In milliseconds. @default 4000 */
  patience?: number
  /** @default nobody listens */
  report?: Report
  /** Hears how many of those that waited at the start were tried. @default nobody listens */
  progress?: (tried: number, of: number) => void
  /** @default the machine's */
  clock?: Clock
  /** @default the machine's */
  disk?: Disk
  /** @default Math.random */
  random?: () => number
}

/** The door whose applications survive a restart. */
export interface Spool extends Accept {
  health: () => Promise<Health>
  /** Finds what waited before the start and begins to send it; the first application does it too. Settles when all of it is known. */
  open: () => Promise<void>
  /** Starts no more attempts; settles when none is under way. What waits goes out after the next start. */
  close: () => Promise<void>
}

/** How long an answer of the disk counts, so that nobody keeps it busy by asking. In milliseconds. */
const probeEvery = 5_000

/** Makes the door that stores each application before it answers, and tries until it is sent. */
export const createSpool = ({
  directory, send, from, to, retentionDays = 30, capacity = 10_000, patience = 4_000, report = () => {}, progress = () => {},
  clock = systemClock, disk = machineDisk, random = Math.random,
}: SpoolOptions): Spool => {
  const store = createStore(directory, disk)
  const ledger = createLedger()
  const delivery = createDelivery({ store, ledger, send, clock, random, report })
  const schedule = createSchedule({ clock, attempt: delivery.attempt })
  const keeper = createKeeper({ store, ledger, delivery, schedule, clock, report, retentionDays, progress })
  let opened: Promise<void> | undefined
  const open = () => (opened ??= keeper.open())

  /** Lets an application that lies in the store be sent, and waits a little for its first attempt. */
  const start = ({ reference, acceptedAt }: FrozenApplication, again: boolean): Promise<AcceptResult> => {
    ledger.put(reference, 'pending', acceptedAt)
    delivery.known.set(reference, { ...noAttempts(acceptedAt), ambiguous: again })
    return new Promise((resolve) => {
      const answer = () => resolve({ kind: 'accepted', reference, sent: ledger.placeOf(reference) === 'sent' })
      const cancel = clock.after(patience, answer)
      void schedule.add(reference, 'first').then(() => {
        cancel()
        answer()
      })
    })
  }

  const deliver = async (application: FrozenApplication, again: boolean): Promise<AcceptResult> => {
    const { reference } = application
    try {
      if (await store.add(application)) return await start(application, again)
      const there = await store.read('pending', reference)
      return there && there.fingerprint !== application.fingerprint ? { kind: 'conflict', reference } : await start(application, true)
    } catch (error) {
      report({ kind: 'disk', reference, error: codeOf(error) })
      return deliverDirectly(send, application)
    }
  }

  const recall = async (reference: string) => {
    const place = ledger.placeOf(reference) ?? 'pending'
    const application = await store.read(place, reference).catch(() => undefined)
    return { fingerprint: application?.fingerprint, sent: place === 'sent' }
  }

  const kept = { has: ledger.has, recall, full: () => ledger.count('pending') >= capacity }
  const door = createDoor({ from, to, deliver, kept, now: clock.now })

  let probed: { at: number; ok: Promise<boolean> } | undefined
  const writable = () => {
    const at = clock.elapsed()
    if (!probed || at - probed.at >= probeEvery) probed = { at, ok: store.probe().then(() => true, () => false) }
    return probed.ok
  }

  const accept = async (...args: Parameters<Accept>): Promise<AcceptResult> => {
    await open()
    return door(...args)
  }

  return Object.assign(accept, {
    open,
    idle: async () => {
      await door.idle()
      await keeper.idle()
      await schedule.idle()
    },
    health: async (): Promise<Health> => {
      await open()
      const parked = [...delivery.known.values()].filter((attempts) => attempts.parked).length
      const oldest = ledger.oldest()
      return {
        ok: await writable(),
        pending: ledger.count('pending') - parked,
        parked,
        dead: ledger.count('dead'),
        corrupt: ledger.count('corrupt'),
        sent: ledger.count('sent'),
        oldestPendingSeconds: oldest === undefined ? 0 : Math.max(0, Math.round((clock.now() - oldest) / 1000)),
      }
    },
    close: async () => {
      keeper.stop()
      await keeper.idle()
      await schedule.stop()
    },
  })
}
