import { identify } from './identity.server.ts'
import { renderMail, type Mail } from './mail.server.ts'
import type { Mark } from './marks.server.ts'
import type { SendFailure } from './outcome.server.ts'
import type { Application } from './schema.ts'
import type { Send } from './send.server.ts'

/** Whether a new application may come in, or after how many seconds. */
export type Admission = { ok: true } | { ok: false; retryAfter: number }

/** What happened to an application; only `accepted` means that nobody has to do anything more for it. */
export type AcceptResult =
  | { kind: 'accepted'; reference: string }
  /** The id belongs to another application. */
  | { kind: 'conflict'; reference: string }
  | { kind: 'limited'; reference: string; retryAfter: number }
  /** Too many applications are on their way. */
  | { kind: 'full'; reference: string }
  | { kind: 'failed'; reference: string; outcome: SendFailure }

/** The one door for applications: the same id is sent once, however often and in whatever order it comes. */
export interface Accept {
  (application: Application, circumstances: { marks: readonly Mark[]; admit: () => Promise<Admission> }): Promise<AcceptResult>
  /** Settles when no attempt is under way. */
  idle: () => Promise<void>
}

/** What the door works with. */
export interface AcceptOptions {
  send: Send
  from: string
  to: readonly string[]
  /** @default Date.now */
  now?: () => number
  /** How many applications are remembered. @default 10000 */
  capacity?: number
}

interface Entry {
  fingerprint: string
  startedAt: number
  /** Frozen at the first attempt: the mail service takes a repetition only with the same bytes. */
  mail: Mail
  /** The attempt under way, or the one that succeeded. */
  answer?: Promise<AcceptResult>
  finished: boolean
}

/** As long as the mail service remembers an idempotency key. In milliseconds. */
const memory = 24 * 60 * 60 * 1000

/** Makes the door that sends directly and remembers in memory what it sent. */
export const createAccept = ({ send, from, to, now = Date.now, capacity = 10_000 }: AcceptOptions): Accept => {
  const entries = new Map<string, Entry>()
  const underWay = new Set<Promise<unknown>>()

  const forgetExpired = () => {
    for (const [reference, entry] of entries) {
      if (now() - entry.startedAt < memory) return
      if (entry.finished) entries.delete(reference)
    }
  }

  const makeRoom = (): boolean => {
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
        if (result.kind === 'limited') entries.delete(reference)
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

  const deliver = async (reference: string, mail: Mail): Promise<AcceptResult> => {
    const outcome = await send(mail, `cloud-host-application/${reference}`)
    return outcome.kind === 'sent' ? { kind: 'accepted', reference } : { kind: 'failed', reference, outcome }
  }

  const accept = async (...[application, { marks, admit }]: Parameters<Accept>): Promise<AcceptResult> => {
    const { reference, fingerprint } = await identify(application)
    // From here to the entry in the map nothing awaits, so that of two clicks only one finds the place free.
    forgetExpired()
    const known = entries.get(reference)
    if (known) {
      if (known.fingerprint !== fingerprint) return { kind: 'conflict', reference }
      return known.answer ?? attempt(reference, known, () => deliver(reference, known.mail))
    }
    if (!makeRoom()) return { kind: 'full', reference }
    const startedAt = now()
    const mail = renderMail(application, { from, to, reference, submittedAt: new Date(startedAt), marks })
    const entry: Entry = { fingerprint, startedAt, mail, finished: false }
    entries.set(reference, entry)
    return attempt(reference, entry, async () => {
      const admission = await admit()
      return admission.ok ? deliver(reference, mail) : { kind: 'limited', reference, retryAfter: admission.retryAfter }
    })
  }

  return Object.assign(accept, {
    idle: async () => {
      await Promise.allSettled(underWay)
    },
  })
}
