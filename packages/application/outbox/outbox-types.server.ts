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
  /** An earlier attempt without the outbox may have sent the email. It used the first key and `acceptedAt`. @default false */
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

/** The table can't be written or read (`store`), it is full (`full`), or nothing is being sent (`sender`). */
export type HealthReason = 'store' | 'full' | 'sender'

export interface Figures extends Counts {
  capacity: number
  /** Pause that the mail service asked for. */
  holdSeconds: number
}

/** An event contains nothing more personal than the reference. */
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
  /** When it changes, parked applications are retried. */
  settingsId: string
  report: Report
  /** Address to notify when an application waits too long or needs a person. @default none */
  operator?: string | undefined
  /** Emails the reference to the applicant, at most once an hour for each address. @default false */
  confirms?: boolean
  /** How long sent applications are kept. @default 30 */
  retentionDays?: number
  /** Maximum number of waiting applications. A fifth is reserved for networks that have no waiting application. @default 10000 */
  capacity?: number
  /** Emails per second. @default the limit of the mail service */
  perSecond?: number
  /** In milliseconds. Must be longer than a send may take. @default 20000 */
  lease?: number
  /** Maximum time between two sweeps that counts as uptime, in milliseconds. @default 5 minutes */
  longestSweep?: number
  /** @default the clock of the machine */
  clock?: Clock
  /** @default Math.random */
  random?: () => number
}

export interface Outbox {
  /** Retries applications that other settings parked. */
  open: () => Promise<void>
  find: (reference: string) => Known | undefined
  /** Also makes the first attempt. @throws the database's error if the application can't be stored. */
  store: (submission: Submission) => Promise<AcceptResult>
  /** Sends everything that is due. Never throws. */
  pump: () => Promise<void>
  /** Advances retention, notifies the operator, and sends everything that is due. Never throws. */
  sweep: () => Promise<void>
  /** Returns the current faults. */
  ready: () => Promise<HealthReason[]>
  figures: () => Figures
  /** In milliseconds, or `undefined` if no application is waiting. */
  getNextDue: () => number | undefined
  idle: () => Promise<void>
  /** Stops new attempts, and resolves when none is in progress. */
  close: () => Promise<void>
}
