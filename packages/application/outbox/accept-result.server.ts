import type { SendFailure } from '../mail/send.server.ts'

/** Result of accepting an application. Any result other than `accepted` requires the applicant to act. */
export type AcceptResult =
  /** The application was sent, or stored to be sent later. */
  | { kind: 'accepted'; reference: string; sent: boolean }
  /** The id belongs to another application. */
  | { kind: 'conflict'; reference: string }
  /** The rate limit was reached. `retryAfter` is in seconds. */
  | { kind: 'limited'; reference: string; retryAfter: number }
  /** Too many applications are waiting. `retryAfter` is in seconds. */
  | { kind: 'full'; reference: string; retryAfter: number }
  /** The application was not stored, and is not known to be sent. */
  | { kind: 'failed'; reference: string; outcome: SendFailure }
