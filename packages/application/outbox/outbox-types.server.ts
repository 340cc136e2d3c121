import type { Send, SendFailure } from '../mail/send.server.ts'
import type { SpamSignal } from '../mail/spam-signals.server.ts'
import type { Application } from '../rules/schema.ts'
import type { Clock } from './clock.server.ts'
import type { Database } from './database.server.ts'
import type { Counts } from './sql.server.ts'

export interface Submission {
  application: Application
  reference: string
  fingerprint: string
  spamSignals: readonly SpamSignal[]
  client: string
  acceptedAt: number
  /**
   * True if an earlier attempt without the outbox may have sent the email. Its email had the first idempotency key of the application and
   * named `acceptedAt` as the time of the submission.
   * @default false
   */
  maybeSent?: boolean
}

/** Any result other than `accepted` requires the applicant to act. */
export type AcceptResult =
  /** Sent, or stored to be sent later. */
  | { kind: 'accepted'; reference: string; sent: boolean }
  /** The id belongs to another application. */
  | { kind: 'conflict'; reference: string }
  /** `retryAfter` is in seconds. */
  | { kind: 'limited'; reference: string; retryAfter: number }
  /** `retryAfter` is in seconds. */
  | { kind: 'full'; reference: string; retryAfter: number }
  /** The application was not stored, and it may not have been sent. */
  | { kind: 'failed'; reference: string; outcome: SendFailure }

/** Stored application that a repeated submission is compared with. */
export interface Known {
  fingerprint: string
  sent: boolean
}

/** Why the outbox is not ready: the table cannot be read or written (`store`), it is full (`full`), or nothing is sent (`sender`). */
export type HealthReason = 'store' | 'full' | 'sender'

export interface Figures extends Counts {
  capacity: number
  /** Seconds until the pause after a 429 ends. */
  holdSeconds: number
}

/** Receives events. Apart from the reference, they contain no personal data. */
export type Report = (event: {
  kind: 'sent' | 'waiting' | 'parked' | 'dead' | 'store' | 'full' | 'attention' | 'confirmation'
  reference?: string
  attempt?: number
  error?: string | undefined
  status?: number | null | undefined
}) => void

export interface OutboxOptions {
  database: Database
  send: Send
  from: string
  to: readonly string[]
  /** Identifies the settings. When it changes, parked applications are retried. */
  settingsId: string
  report: Report
  /** Address to notify when an application waits too long or needs a person. @default none */
  operator?: string | undefined
  /** Emails the reference to the applicant, at most once an hour for each address. @default false */
  confirms?: boolean
  /** Days of uptime that sent applications are kept. @default 30 */
  retentionDays?: number
  /** Maximum number of waiting applications. A fifth is reserved for networks that have no waiting application. @default 10000 */
  capacity?: number
  /** Emails per second. @default the limit of the mail service */
  perSecond?: number
  /** Duration of a lease, in milliseconds. It must be longer than a send may take. @default 20000 */
  lease?: number
  /** Maximum time between two sweeps that counts as uptime, in milliseconds. @default 5 minutes */
  longestSweep?: number
  /** @default the clock of the machine */
  clock?: Clock
  /** @default Math.random */
  random?: () => number
}

export interface Outbox {
  /** If the settings have changed, retries parked applications. */
  open: () => Promise<void>
  find: (reference: string) => Known | undefined
  /** Stores an application and makes the first attempt if sending is possible. @throws the database's error if storing fails. */
  store: (submission: Submission) => Promise<AcceptResult>
  /** Attempts the applications that are due, unless sending is paused after a 429. Does not reject. */
  pump: () => Promise<void>
  /** Advances the uptime, deletes sent applications after the retention, notifies the operator, and calls `pump`. Does not reject. */
  sweep: () => Promise<void>
  /** Returns the reasons why the outbox is not ready, or an empty list. */
  ready: () => Promise<HealthReason[]>
  figures: () => Figures
  /** Returns the time of the next attempt in milliseconds, or `undefined` if no application is waiting. */
  getNextDue: () => number | undefined
  idle: () => Promise<void>
  /** Starts no more attempts, and resolves when the last attempt has ended. */
  close: () => Promise<void>
}
