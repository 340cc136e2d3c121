import { idempotencyKey, labelDuplicate, type FrozenApplication } from '../accept.server.ts'
import { begun, noAttempts, settled, type Attempts } from '../attempts.server.ts'
import type { Clock } from '../clock.server.ts'
import type { SendFailure } from '../outcome.server.ts'
import type { Send } from '../send.server.ts'
import { codeOf } from './disk.server.ts'
import type { Ledger } from './ledger.server.ts'
import { CorruptFile } from './record.server.ts'
import type { Report } from './report.server.ts'
import type { Tried } from './schedule.server.ts'
import type { Place, Store } from './store.server.ts'

/** What a delivery works with. */
export interface DeliveryOptions {
  store: Store
  ledger: Ledger
  send: Send
  clock: Clock
  random: () => number
  report: Report
}

/** Makes attempts for what waits in a store, and puts each application where its outcome belongs. */
export interface Delivery {
  /** What is known of those that wait. */
  known: Map<string, Attempts>
  /** Makes one attempt. Never throws. */
  attempt: (reference: string) => Promise<Tried>
  /** Moves an application to another place. */
  put: (reference: string, from: Place, to: Place, acceptedAt?: number) => Promise<void>
  /** Moves a file that cannot be read out of the way. Never throws. */
  setAside: (reference: string, from: Place) => Promise<void>
}

/** Until a disk that refused something is asked again, in milliseconds. */
const diskDelay = 60_000

/** Makes a delivery. */
export const createDelivery = ({ store, ledger, send, clock, random, report }: DeliveryOptions): Delivery => {
  const known = new Map<string, Attempts>()
  /** Sent, but the disk did not take the note: this process never sends them again. */
  const unrecorded = new Set<string>()

  const put: Delivery['put'] = async (reference, from, to, acceptedAt) => {
    await store.touch(from, reference, clock.now())
    await store.move(reference, from, to)
    ledger.put(reference, to, acceptedAt)
  }

  const setAside: Delivery['setAside'] = async (reference, from) => {
    report({ kind: 'corrupt', reference })
    known.delete(reference)
    await put(reference, from, 'corrupt').catch((error: unknown) => report({ kind: 'disk', reference, error: codeOf(error) }))
  }

  /** A note that the disk does not take costs a label at worst; the mail matters more. */
  const note = async (reference: string, attempts: Attempts) => {
    known.set(reference, attempts)
    await store.saveAttempts(reference, attempts).catch((error: unknown) => report({ kind: 'disk', reference, error: codeOf(error) }))
  }

  const recordSent = async (reference: string): Promise<Tried> => {
    unrecorded.add(reference)
    await put(reference, 'pending', 'sent').catch((error: unknown) => {
      // Another server, on its way out, was quicker.
      if (codeOf(error) !== 'ENOENT') throw error
      ledger.put(reference, 'sent')
    })
    unrecorded.delete(reference)
    known.delete(reference)
    await store.forgetAttempts(reference)
    return 'done'
  }

  const begin = async ({ reference, acceptedAt }: FrozenApplication): Promise<Attempts> => {
    const before = known.get(reference) ?? noAttempts(acceptedAt)
    const now = begun(before, clock.now())
    known.set(reference, now)
    // Nothing noted means that the first attempt is under way, which saves the common case a write.
    if (before.count > 0 || now.generation > 1) await note(reference, now)
    return now
  }

  const conclude = async (reference: string, attempts: Attempts, outcome: SendFailure): Promise<Tried> => {
    const { attempts: after, next } = settled(attempts, outcome, random)
    await note(reference, after)
    const said = { reference, attempt: after.count, error: outcome.name, status: outcome.status }
    if (next.kind === 'wait') {
      report({ kind: after.parked ? 'parked' : 'waiting', ...said })
      return { again: next.delay }
    }
    report({ kind: 'dead', ...said })
    await put(reference, 'pending', 'dead')
    known.delete(reference)
    return 'done'
  }

  const attempt = async (reference: string): Promise<Tried> => {
    if (unrecorded.has(reference)) return recordSent(reference)
    const application = await store.read('pending', reference)
    if (!application) {
      known.delete(reference)
      ledger.put(reference, undefined)
      return 'done'
    }
    const attempts = await begin(application)
    const mail = attempts.labelled ? labelDuplicate(application.mail, reference) : application.mail
    const outcome = await send(mail, idempotencyKey(reference, attempts.generation))
    if (outcome.kind !== 'sent') return conclude(reference, attempts, outcome)
    report({ kind: 'sent', reference, attempt: attempts.count })
    return recordSent(reference)
  }

  return {
    known,
    put,
    setAside,
    attempt: async (reference) => {
      try {
        return await attempt(reference)
      } catch (error) {
        if (error instanceof CorruptFile) {
          await setAside(reference, 'pending')
          return 'done'
        }
        report({ kind: 'disk', reference, error: codeOf(error) })
        return { again: diskDelay }
      }
    },
  }
}
