import { idempotencyKey } from '../outbox/attempt.server.ts'
import type { Known, Submission } from '../outbox/outbox-types.server.ts'
import { errorName } from '../outbox/database.server.ts'
import { identify } from './identity.server.ts'
import { renderMail, type Mail } from '../mail/mail.server.ts'
import type { AcceptResult } from '../outbox/accept-result.server.ts'
import type { Application } from '../rules/schema.ts'
import type { Send } from '../mail/send.server.ts'
import type { SpamSignal } from '../mail/spam-signals.server.ts'

/** Whether a new application may come in, or after how many seconds. */
export type Admission = { ok: true } | { ok: false; retryAfter: number }

/** What is known of a request beside the application. */
interface Circumstances {
  spamSignals: readonly SpamSignal[]
  /** The applicant's network, such as an address or a /64. */
  client: string
  /** Counts a new application against the rate limit. */
  admit: () => Promise<Admission>
}

/** Takes an application: the same id is sent once, however often it comes. */
export interface Accept {
  (application: Application, circumstances: Circumstances): Promise<AcceptResult>
  /** Settles when no request is under way. */
  idle: () => Promise<void>
}

/** The outbox as the endpoint sees it; on Cloudflare it is in another process. */
export interface OutboxClient {
  find: (reference: string) => Promise<Known | undefined>
  store: (submission: Submission) => Promise<AcceptResult>
}

export interface AcceptOptions {
  /** Without it an application is sent while the applicant waits, and stored nowhere. */
  outbox?: OutboxClient | undefined
  send: Send
  from: string
  to: readonly string[]
  /** Hears that the outbox could not store an application; `error` is a name. @default nobody */
  report?: (event: { kind: 'store'; reference: string; error: string }) => void
  /** @default Date.now */
  now?: () => number
  /** How many applications that were sent without the outbox are remembered. @default 10000 */
  capacity?: number
}

interface Entry {
  submission: Submission
  /** The request under way, or the one that succeeded without the outbox. */
  answer?: Promise<AcceptResult>
  finished: boolean
}

/** Resend remembers an idempotency key for 24 hours. In milliseconds. */
const keyMemory = 24 * 60 * 60 * 1000

/** Makes `accept`: into the outbox, or straight to the mail service where there is none or it cannot store. */
export const createAccept = ({ outbox, send, from, to, report = () => {}, now = Date.now, capacity = 10_000 }: AcceptOptions): Accept => {
  const entries = new Map<string, Entry>()
  const underWay = new Set<Promise<unknown>>()

  /** Sends now. A retry repeats the same bytes, and so does the outbox when it takes over. */
  const sendNow = async ({ submission }: Entry): Promise<AcceptResult> => {
    const { application, reference, spamSignals, acceptedAt } = submission
    const mail: Mail = (submission.mail ??= renderMail(application, {
      from,
      to,
      reference,
      spamSignals,
      submittedAt: new Date(acceptedAt),
    }))
    const outcome = await send(mail, idempotencyKey(reference))
    return outcome.kind === 'sent' ? { kind: 'accepted', reference, sent: true } : { kind: 'failed', reference, outcome }
  }

  const take = async (entry: Entry, admit: Circumstances['admit']): Promise<AcceptResult> => {
    const { submission } = entry
    const { reference, fingerprint } = submission
    const isNew = submission.mail === undefined
    const failed = (error: unknown) => report({ kind: 'store', reference, error: errorName(error) })
    try {
      const known = isNew ? await outbox?.find(reference) : undefined
      if (known)
        return known.fingerprint === fingerprint ? { kind: 'accepted', reference, sent: known.sent } : { kind: 'conflict', reference }
    } catch (error) {
      failed(error)
    }
    const admission = isNew ? await admit() : { ok: true as const }
    if (!admission.ok) return { kind: 'limited', reference, retryAfter: admission.retryAfter }
    try {
      if (outbox) return await outbox.store(submission)
    } catch (error) {
      failed(error)
    }
    return sendNow(entry)
  }

  const attempt = (entry: Entry, admit: Circumstances['admit']): Promise<AcceptResult> => {
    entry.finished = false
    const { reference } = entry.submission
    const answer = take(entry, admit)
      .then(
        (result) => {
          if (result.kind !== 'accepted') delete entry.answer
          // What the outbox keeps, and what was never tried, need not be remembered here.
          if (entry.submission.mail === undefined || result.kind === 'limited') entries.delete(reference)
          return result
        },
        (error: unknown) => {
          entries.delete(reference)
          throw error
        },
      )
      .finally(() => {
        entry.finished = true
        underWay.delete(answer)
      })
    underWay.add(answer)
    entry.answer = answer
    return answer
  }

  const forgetExpired = () => {
    for (const [reference, { submission, finished }] of entries) {
      if (now() - submission.acceptedAt < keyMemory) return
      if (finished) entries.delete(reference)
    }
  }

  /** Removes the oldest finished entry when the memory is full. */
  const makeRoom = (): boolean => {
    if (entries.size < capacity) return true
    for (const [reference, { finished }] of entries) if (finished) return entries.delete(reference)
    return false
  }

  return Object.assign(
    async (...[application, { spamSignals, client, admit }]: Parameters<Accept>): Promise<AcceptResult> => {
      const { reference, fingerprint } = await identify(application)
      // No await between here and `entries.set`: of two concurrent requests only one is new.
      forgetExpired()
      const known = entries.get(reference)
      if (known && known.submission.fingerprint !== fingerprint) return { kind: 'conflict', reference }
      if (known) return known.answer ?? attempt(known, admit)
      if (!makeRoom()) return { kind: 'full', reference, retryAfter: 60 }
      const entry: Entry = { submission: { application, reference, fingerprint, spamSignals, client, acceptedAt: now() }, finished: false }
      entries.set(reference, entry)
      return attempt(entry, admit)
    },
    {
      idle: async () => {
        await Promise.allSettled(underWay)
      },
    },
  )
}
