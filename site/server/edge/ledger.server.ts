import type { FrozenApplication } from '../../application/accept.server.ts'
import { begun, noAttempts, resumed, settled, type Attempts, type Next } from '../../application/attempts.server.ts'
import type { SendOutcome } from '../../application/outcome.server.ts'

/** What became of an application that was handed in. */
export type Kept = 'queued' | 'sent' | 'conflict'

/** How the next attempt goes out. */
export interface Attempt extends Pick<Attempts, 'generation' | 'labelled'> {
  /** Nothing is left to do. */
  sent: boolean
}

/** The durable memory of one application, the only one of its reference anywhere. */
export interface Ledger {
  /** Keeps an application and puts it on the queue; what is known already stays as it was first frozen. */
  keep: (application: FrozenApplication) => Promise<Kept>
  /** Notes that an attempt begins: from here on the mail may be on its way. */
  begin: () => Promise<Attempt>
  /** Notes how the attempt ended, and says what comes next. */
  end: (outcome: SendOutcome) => Promise<Next | undefined>
  /** Forgets the application, when its time has come. */
  forget: () => Promise<void>
}

/** Where a ledger writes; a durable object's storage is one. */
export interface LedgerStorage {
  get: <Value>(key: string) => Promise<Value | undefined>
  put: (key: string, value: unknown) => Promise<void>
  deleteAll: () => Promise<void>
  setAlarm: (time: number) => Promise<void>
}

/** What a ledger works with. */
export interface LedgerOptions {
  storage: LedgerStorage
  enqueue: (application: FrozenApplication) => Promise<unknown>
  /** How long a sent application is kept, in milliseconds. */
  retention: number
  /** @default Date.now */
  now?: () => number
  /** @default Math.random */
  random?: () => number
}

interface Entry {
  application: FrozenApplication
  attempts: Attempts
  queued: boolean
  sent: boolean
}

const entryKey = 'application'

/** Makes the ledger of one application. */
export const createLedger = ({ storage, enqueue, retention, now = Date.now, random = Math.random }: LedgerOptions): Ledger => {
  const read = () => storage.get<Entry>(entryKey)
  const write = (entry: Entry) => storage.put(entryKey, entry)
  let last: Promise<unknown> = Promise.resolve()

  const keep = async (application: FrozenApplication): Promise<Kept> => {
    const known = await read()
    if (known && known.application.fingerprint !== application.fingerprint) return 'conflict'
    if (known?.sent) return 'sent'
    if (known?.queued) return 'queued'
    const entry: Entry = known ?? { application, attempts: noAttempts(application.acceptedAt), queued: false, sent: false }
    await write(entry)
    await enqueue(entry.application)
    // By now the other end of the queue may have written.
    await write({ ...(await read()) ?? entry, queued: true })
    return 'queued'
  }

  return {
    // One after the other: of two clicks the second finds what the first has written.
    keep: (application) => {
      const kept = last.then(() => keep(application))
      last = kept.catch(() => undefined)
      return kept
    },
    begin: async () => {
      const entry = await read()
      if (!entry || entry.sent) return { sent: entry?.sent ?? false, generation: 1, labelled: false }
      const attempts = begun(resumed(entry.attempts, entry.application.acceptedAt), now())
      await write({ ...entry, attempts })
      return { sent: false, generation: attempts.generation, labelled: attempts.labelled }
    },
    end: async (outcome) => {
      const entry = await read()
      if (outcome.kind !== 'sent') {
        const { attempts, next } = settled(entry?.attempts ?? begun(noAttempts(now()), now()), outcome, random)
        if (entry) await write({ ...entry, attempts })
        return next
      }
      if (entry) await write({ ...entry, sent: true })
      await storage.setAlarm(now() + retention)
      return undefined
    },
    forget: () => storage.deleteAll(),
  }
}
