import type { SendFailure } from '../mail/send.server.ts'

/** Result of taking an application; only after `accepted` nobody has to do anything more for it. */
export type AcceptResult =
  /** Sent, or stored so that it will be. */
  | { kind: 'accepted'; reference: string; sent: boolean }
  /** The id belongs to another application. */
  | { kind: 'conflict'; reference: string }
  /** The rate limit; `retryAfter` is in seconds. */
  | { kind: 'limited'; reference: string; retryAfter: number }
  /** Too many applications wait; `retryAfter` is in seconds. */
  | { kind: 'full'; reference: string; retryAfter: number }
  /** Neither stored nor known to be sent. */
  | { kind: 'failed'; reference: string; outcome: SendFailure }
