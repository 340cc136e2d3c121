import { idempotencyKey } from '../outbox/attempt.server.ts'
import type { Known, Submission } from '../outbox/outbox-types.server.ts'
import { errorName } from '../outbox/database.server.ts'
import { sha256, toHex } from '../digest.server.ts'
import { identify, type Identity } from './identity.server.ts'
import { renderMail } from '../mail/mail.server.ts'
import type { AcceptResult } from '../outbox/accept-result.server.ts'
import type { Application } from '../rules/schema.ts'
import type { Send } from '../mail/send.server.ts'
import type { SpamSignal } from '../mail/spam-signals.server.ts'

/** Answer of the rate limit; `retryAfter` is in seconds. */
export type Admission = { ok: true } | { ok: false; retryAfter: number }

/** Facts of a request beside the application. */
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

/** Outbox as the endpoint sees it; on Cloudflare it is in another process. */
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
}

/** About 1 MB; the browser forgets an application when it was sent. */
const mostAttempts = 10_000

/** Makes `accept`: into the outbox, or straight to the mail service where there is none or it cannot store. */
export const createAccept = ({ outbox, send, from, to, report = () => {}, now = Date.now }: AcceptOptions): Accept => {
  /** Clicks of one moment share an answer. */
  const underWay = new Map<string, { fingerprint: string; answer: Promise<AcceptResult> }>()

  /** First attempts without the outbox: only with their time a repetition has the same bytes, by which the mail service knows it (spec M13). */
  const attempts = new Map<string, Pick<Submission, 'acceptedAt' | 'spamSignals' | 'maybeSent'>>()
  const nameOf = ({ reference, fingerprint }: Identity) => `${reference} ${fingerprint}`

  /** Sends without storing. What the service knows with other bytes goes out labelled: better twice than not at all (spec M37). */
  const sendNow = async (submission: Submission): Promise<AcceptResult> => {
    const { application, reference, spamSignals, acceptedAt } = submission
    attempts.set(nameOf(submission), { acceptedAt, spamSignals, maybeSent: true })
    const [oldest] = attempts.keys()
    if (attempts.size > mostAttempts && oldest !== undefined) attempts.delete(oldest)
    const render = (possibleDuplicate: boolean) =>
      renderMail(application, { from, to, reference, spamSignals, submittedAt: new Date(acceptedAt), possibleDuplicate })
    const key = idempotencyKey(reference)
    let outcome = await send(render(false), key)
    if (outcome.kind === 'possiblySent') {
      const mail = render(true)
      // Other bytes need another key, and the same bytes the same.
      outcome = await send(mail, `${key}/${toHex(await sha256(JSON.stringify(mail))).slice(0, 16)}`)
    }
    return outcome.kind === 'sent' ? { kind: 'accepted', reference, sent: true } : { kind: 'failed', reference, outcome }
  }

  const take = async (submission: Submission, admit: Circumstances['admit']): Promise<AcceptResult> => {
    const { reference, fingerprint } = submission
    const failed = (error: unknown) => report({ kind: 'store', reference, error: errorName(error) })
    try {
      const known = await outbox?.find(reference)
      if (known)
        return known.fingerprint === fingerprint ? { kind: 'accepted', reference, sent: known.sent } : { kind: 'conflict', reference }
    } catch (error) {
      failed(error)
    }
    const admission = await admit()
    if (!admission.ok) return { kind: 'limited', reference, retryAfter: admission.retryAfter }
    try {
      if (outbox) return await outbox.store(submission)
    } catch (error) {
      failed(error)
    }
    return sendNow(submission)
  }

  return Object.assign(
    async (...[application, { spamSignals, client, admit }]: Parameters<Accept>): Promise<AcceptResult> => {
      const { reference, fingerprint } = await identify(application)
      // No await between here and `underWay.set`: of two concurrent requests only one is new.
      const same = underWay.get(reference)
      if (same) return same.fingerprint === fingerprint ? same.answer : { kind: 'conflict', reference }
      const first = attempts.get(nameOf({ reference, fingerprint })) ?? { acceptedAt: now(), spamSignals }
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
