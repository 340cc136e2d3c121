import type { Identity } from './identity.server.ts'
import { renderMail, type Mail, type MailOptions } from './mail.server.ts'
import type { Mark } from './marks.server.ts'
import type { SendFailure } from './outcome.server.ts'
import type { Application } from './schema.ts'

/** Whether a new application may come in, or after how many seconds. */
export type Admission = { ok: true } | { ok: false; retryAfter: number }

/** What happened to an application; only `accepted` means that nobody has to do anything more for it. */
export type AcceptResult =
  /** Sent, or stored so that it will be. */
  | { kind: 'accepted'; reference: string; sent: boolean }
  /** The id belongs to another application. */
  | { kind: 'conflict'; reference: string }
  | { kind: 'limited'; reference: string; retryAfter: number }
  /** Too many applications are on their way. */
  | { kind: 'full'; reference: string }
  /** Neither stored nor known to be sent. */
  | { kind: 'failed'; reference: string; outcome: SendFailure }

/** What waits and what went out, for whoever watches the server; nothing of it is personal. */
export interface Health {
  /** False when an application could not be stored now. */
  ok: boolean
  /** Waits for its next attempt. */
  pending: number
  /** Waits for a wrong setting to be mended, and is tried every hour. */
  parked: number
  /** Waits for a person: it may have been sent. */
  dead: number
  /** Could not be read, and lies aside. */
  corrupt: number
  /** Went out, within the time that sent ones are kept. */
  sent: number
  /** Age of the oldest that waits, in seconds; 0 when none does. */
  oldestPendingSeconds: number
}

/** The one door for applications: the same id is sent once, however often and in whatever order it comes. */
export interface Accept {
  (application: Application, circumstances: { marks: readonly Mark[]; admit: () => Promise<Admission> }): Promise<AcceptResult>
  /** Settles when no attempt is under way. */
  idle: () => Promise<void>
  /** Counts what waits; absent where nothing is stored here. */
  health?: () => Promise<Health>
}

/** An application as it goes out; nothing changes it from here on, since the mail service takes a repetition only with the same bytes. */
export interface FrozenApplication {
  readonly reference: string
  /** Equal for equal answers. */
  readonly fingerprint: string
  /** When it came, in milliseconds; its key is used from then on. */
  readonly acceptedAt: number
  readonly mail: Mail
}

/** Renders an application's mail once, and freezes it with what tells it apart. */
export const freeze = (
  application: Application,
  { reference, fingerprint }: Identity,
  { acceptedAt, ...options }: Pick<MailOptions, 'from' | 'to' | 'marks'> & { acceptedAt: number },
): FrozenApplication => Object.freeze({
  reference,
  fingerprint,
  acceptedAt,
  mail: renderMail(application, { ...options, reference, submittedAt: new Date(acceptedAt) }),
})

/** As long as the mail service remembers an idempotency key. In milliseconds. */
export const keyMemory = 24 * 60 * 60 * 1000

/** The key that makes a repetition harmless; a later generation is another mail to the service. */
export const idempotencyKey = (reference: string, generation = 1): string =>
  `cloud-host-application/${reference}${generation === 1 ? '' : `/${generation}`}`

/** The mail under a new key, when one under an earlier key may have arrived. */
export const labelDuplicate = (mail: Mail, reference: string): Mail =>
  Object.freeze({ ...mail, subject: `[Possible duplicate, ref ${reference}] ${mail.subject}` })
