import { freeze, keyMemory, type Accept, type AcceptResult, type FrozenApplication } from './accept.server.ts'
import { identify } from './identity.server.ts'

/** What was put away for good, and need not be remembered here. */
export interface Kept {
  /** Whether an application of this reference was. */
  has: (reference: string) => boolean
  /** What is known of it; without a fingerprint its answers cannot be compared. */
  recall: (reference: string) => Promise<{ fingerprint: string | undefined; sent: boolean }>
  /** Whether no more can be. */
  full: () => boolean
}

/** What a door works with. */
export interface DoorOptions {
  from: string
  to: readonly string[]
  /** Brings an application to safety; `again` after an attempt that failed. */
  deliver: (application: FrozenApplication, again: boolean) => Promise<AcceptResult>
  /** @default nothing is */
  kept?: Kept
  /** @default Date.now */
  now?: () => number
  /** How many applications are remembered. @default 10000 */
  capacity?: number
}

interface Entry {
  frozen: FrozenApplication
  /** The attempt under way, or the one that succeeded. */
  answer?: Promise<AcceptResult>
  finished: boolean
}

const nothingKept: Kept = { has: () => false, recall: async () => ({ fingerprint: undefined, sent: false }), full: () => false }

/** Makes a door that lets every application through once, and remembers in memory those that are kept nowhere else. */
export const createDoor = ({ from, to, deliver, kept = nothingKept, now = Date.now, capacity = 10_000 }: DoorOptions): Accept => {
  const entries = new Map<string, Entry>()
  const underWay = new Set<Promise<unknown>>()

  const forgetExpired = () => {
    for (const [reference, { frozen, finished }] of entries) {
      if (now() - frozen.acceptedAt < keyMemory) return
      if (finished) entries.delete(reference)
    }
  }

  const makeRoom = (): boolean => {
    if (kept.full()) return false
    if (entries.size < capacity) return true
    for (const [reference, entry] of entries) if (entry.finished) return entries.delete(reference)
    return false
  }

  /** Runs one attempt; after a failure the entry keeps its mail and waits for the next. */
  const attempt = (reference: string, entry: Entry, work: () => Promise<AcceptResult>): Promise<AcceptResult> => {
    entry.finished = false
    const answer = (async () => {
      try {
        const result = await work()
        if (result.kind !== 'accepted') delete entry.answer
        if (result.kind === 'limited' || kept.has(reference)) entries.delete(reference)
        return result
      } catch (error) {
        entries.delete(reference)
        throw error
      } finally {
        entry.finished = true
      }
    })()
    const forget = () => underWay.delete(answer)
    underWay.add(answer)
    answer.then(forget, forget)
    entry.answer = answer
    return answer
  }

  const accept = async (...[application, { marks, admit }]: Parameters<Accept>): Promise<AcceptResult> => {
    const identity = await identify(application)
    const { reference, fingerprint } = identity
    // From here to the entry in the map nothing awaits, so that of two clicks only one finds the place free.
    forgetExpired()
    const known = entries.get(reference)
    if (known) {
      if (known.frozen.fingerprint !== fingerprint) return { kind: 'conflict', reference }
      return known.answer ?? attempt(reference, known, () => deliver(known.frozen, true))
    }
    if (kept.has(reference)) {
      const earlier = await kept.recall(reference)
      const same = earlier.fingerprint === undefined || earlier.fingerprint === fingerprint
      return same ? { kind: 'accepted', reference, sent: earlier.sent } : { kind: 'conflict', reference }
    }
    if (!makeRoom()) return { kind: 'full', reference }
    const frozen = freeze(application, identity, { from, to, marks, acceptedAt: now() })
    const entry: Entry = { frozen, finished: false }
    entries.set(reference, entry)
    return attempt(reference, entry, async () => {
      const admission = await admit()
      return admission.ok ? deliver(frozen, false) : { kind: 'limited', reference, retryAfter: admission.retryAfter }
    })
  }

  return Object.assign(accept, {
    idle: async () => {
      await Promise.allSettled(underWay)
    },
  })
}
