import { hash } from 'node:crypto'
import { getIdempotencyKey } from '../outbox/attempt.server.ts'
import type { AcceptResult, Known, Submission } from '../outbox/outbox-types.server.ts'
import { getErrorName } from '../outbox/database.server.ts'
import { renderMail } from '../mail/mail.server.ts'
import { fieldNames } from '../rules/fields.ts'
import type { Application } from '../rules/schema.ts'
import type { Send } from '../mail/send.server.ts'
import type { SpamSignal } from '../mail/spam-signals.server.ts'

/** `retryAfter` is in seconds. */
export type Admission = { ok: true } | { ok: false; retryAfter: number }

interface Circumstances {
  spamSignals: readonly SpamSignal[]
  /** Network, such as an IPv4 address or an IPv6 /64. */
  client: string
  /** Counts a new application against the rate limit. */
  admit: () => Promise<Admission>
}

/**
 * An application is emailed once, however often it is submitted with the same id. Without an outbox, a repeated submission is sent with the
 * same idempotency key, so that the mail service does not email it again.
 */
export interface Accept {
  (application: Application, circumstances: Circumstances): Promise<AcceptResult>
  idle: () => Promise<void>
}

/** The part of an outbox that `accept` calls. On Cloudflare, the outbox is in a durable object, so both calls are asynchronous. */
interface OutboxClient {
  find: (reference: string) => Known | undefined | Promise<Known | undefined>
  store: (submission: Submission) => Promise<AcceptResult>
}

export interface AcceptOptions {
  /** Without an outbox, an application is sent while the applicant waits, and is not stored. */
  outbox?: OutboxClient | undefined
  send: Send
  from: string
  to: readonly string[]
  /** `error` is the name of the error. @default none */
  report?: (event: { kind: 'store'; reference: string; error: string }) => void
  /** @default Date.now */
  now?: () => number
}

interface Identity {
  /** UUID from the client, or a UUID that is derived from the answers. */
  reference: string
  fingerprint: string
}

/**
 * Returns the reference and the fingerprint of an application. If the client sent no UUID, derives the reference from the answers, so that a
 * form without scripts that is sent twice is accepted once.
 */
export const identify = (application: Application): Identity => {
  // Sorts by name and skips absent answers, so that adding a field doesn't change the identity of earlier applications.
  const answers = fieldNames
    .toSorted()
    .map((name) => [name, application[name]] as const)
    .filter(([, answer]) => answer !== undefined && answer !== false)
  const fingerprint = hash('sha256', JSON.stringify(answers))
  if (application.applicationId) return { reference: application.applicationId, fingerprint }
  const [, start, middle, variant, end] = /^(.{12}).(.{3})(.)(.{15})/.exec(fingerprint)!
  // UUID version 8 allows custom contents, except for the two bits of the variant (RFC 9562).
  const digits = `${start}8${middle}${(8 + (Number.parseInt(variant!, 16) % 4)).toString(16)}${end}`
  return { reference: digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), fingerprint }
}

/** Maximum number of attempts in memory. They use about 1 MB. */
const maxAttempts = 10_000

/** Stores applications in the outbox, or sends them directly if the outbox is absent or fails. */
export const createAccept = ({ outbox, send, from, to, report = () => {}, now = Date.now }: AcceptOptions): Accept => {
  /** Concurrent submissions of the same application share one result. */
  const underWay = new Map<string, { fingerprint: string; answer: Promise<AcceptResult> }>()

  /** First attempts by application. A retry uses the same time, so that the mail service recognizes the email as the same (spec M13). */
  const attempts = new Map<string, Pick<Submission, 'acceptedAt' | 'spamSignals' | 'maybeSent'>>()
  const toKey = ({ reference, fingerprint }: Identity) => `${reference} ${fingerprint}`

  /**
   * Sends without the outbox. If the idempotency key was used for different content, sends again, labeled as a possible duplicate (spec M37).
   */
  const sendNow = async (submission: Submission): Promise<AcceptResult> => {
    const { application, reference, spamSignals, acceptedAt } = submission
    attempts.set(toKey(submission), { acceptedAt, spamSignals, maybeSent: true })
    const [oldest] = attempts.keys()
    if (attempts.size > maxAttempts && oldest !== undefined) attempts.delete(oldest)
    const render = (possibleDuplicate: boolean) =>
      renderMail(application, { from, to, reference, spamSignals, submittedAt: new Date(acceptedAt), possibleDuplicate })
    const key = getIdempotencyKey(reference)
    let outcome = await send(render(false), key)
    if (outcome.kind === 'possiblySent') {
      const mail = render(true)
      // Different emails get different keys, and a repeated email gets the same key.
      outcome = await send(mail, `${key}/${hash('sha256', JSON.stringify(mail)).slice(0, 16)}`)
    }
    return outcome.kind === 'sent' ? { kind: 'accepted', reference, sent: true } : { kind: 'failed', reference, outcome }
  }

  const take = async (submission: Submission, admit: Circumstances['admit']): Promise<AcceptResult> => {
    const { reference, fingerprint } = submission
    const reportFailure = (error: unknown) => report({ kind: 'store', reference, error: getErrorName(error) })
    try {
      const known = await outbox?.find(reference)
      if (known)
        return known.fingerprint === fingerprint ? { kind: 'accepted', reference, sent: known.sent } : { kind: 'conflict', reference }
    } catch (error) {
      reportFailure(error)
    }
    const admission = await admit()
    if (!admission.ok) return { kind: 'limited', reference, retryAfter: admission.retryAfter }
    try {
      if (outbox) return await outbox.store(submission)
    } catch (error) {
      reportFailure(error)
    }
    return sendNow(submission)
  }

  return Object.assign(
    async (...[application, { spamSignals, client, admit }]: Parameters<Accept>): Promise<AcceptResult> => {
      const { reference, fingerprint } = identify(application)
      // There must be no await before `underWay.set`. Otherwise two concurrent requests could both count as new.
      const same = underWay.get(reference)
      if (same) return same.fingerprint === fingerprint ? same.answer : { kind: 'conflict', reference }
      const first = attempts.get(toKey({ reference, fingerprint })) ?? { acceptedAt: now(), spamSignals }
      const submission = { application, reference, fingerprint, client, ...first }
      const answer = take(submission, admit).finally(() => underWay.delete(reference))
      underWay.set(reference, { fingerprint, answer })
      return answer
    },
    {
      idle: async () => {
        await Promise.allSettled([...underWay.values()].map(({ answer }) => answer))
      },
    },
  )
}
