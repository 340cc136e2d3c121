import type { Send } from '../mail/send.server.ts'
import type { SpamSignal } from '../mail/spam-signals.server.ts'
import type { Application } from '../rules/schema.ts'
import type { AcceptResult } from './accept-result.server.ts'
import type { Clock } from './clock.server.ts'
import type { Database } from './database.server.ts'
import type { Counts } from './sql.server.ts'

/** An application to store. */
export interface Submission {
  application: Application
  reference: string
  fingerprint: string
  spamSignals: readonly SpamSignal[]
  /** The applicant's network, such as an address or a /64. */
  client: string
  acceptedAt: number
  /** An attempt without the outbox, under the first key and at `acceptedAt`, may have been accepted. @default false */
  maybeSent?: boolean
}

/** Stored application, as one that is sent again finds it. */
export interface Known {
  fingerprint: string
  sent: boolean
}

/** Fault of the outbox: the table cannot be written and read, it is full, or nothing is sent. */
export type HealthReason = 'store' | 'full' | 'sender'

export interface Figures extends Counts {
  capacity: number
  /** Seconds for which nothing is sent because the mail service asked for it. */
  holdSeconds: number
}

/** Hears every event of the outbox; the reference is the most personal part. */
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
  /** Changes with the settings: what is parked is retried then. */
  settingsId: string
  report: Report
  /** Address that gets a mail when something waits too long or needs a person. @default nobody */
  operator?: string | undefined
  /** Mails the reference to the applicant once the team has the application, at most once an hour to one address. @default false */
  confirms?: boolean
  /** Days that sent applications are kept. @default 30 */
  retentionDays?: number
  /** At most so many wait; a fifth of it is kept for networks that have none waiting. @default 10000 */
  capacity?: number
  /** Mails a second at most. @default what the mail service takes */
  perSecond?: number
  /** Wait of an applicant for the first attempt, in milliseconds; the application is stored by then. @default 4000 */
  patience?: number
  /** Time that a sender holds an application, in milliseconds: longer than a send may take. @default 20000 */
  lease?: number
  /** The longest advance of the clock between two sweeps that is believed, in milliseconds. @default 5 minutes */
  longestSweep?: number
  /** @default the machine's */
  clock?: Clock
  /** @default Math.random */
  random?: () => number
}

/** The transactional outbox: one table, one state machine, the same on both hosts. */
export interface Outbox {
  /** Reads the settings and retries what was parked under others. */
  open: () => Promise<void>
  find: (reference: string) => Known | undefined
  /** Stores an application and makes the first attempt. @throws what the database says when it cannot store it. */
  store: (submission: Submission) => Promise<AcceptResult>
  /** Sends everything that is due. Never throws. */
  pump: () => Promise<void>
  /** Advances retention, tells the operator what needs attention, and sends what is due. Never throws. */
  sweep: () => Promise<void>
  /** Empty when all is well. */
  ready: () => Promise<HealthReason[]>
  figures: () => Figures
  /** The earliest time at which something may be sent, in milliseconds; undefined when nothing waits. */
  nextDue: () => number | undefined
  /** Settles when no attempt is under way. */
  idle: () => Promise<void>
  /** Starts no more attempts, and settles when none is under way. */
  close: () => Promise<void>
}
