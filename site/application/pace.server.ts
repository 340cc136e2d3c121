import { systemClock, type Clock } from './clock.server.ts'
import type { Send } from './send.server.ts'

/** How fast mails may go out. */
export interface PaceOptions {
  /** The mail service takes about ten from a whole team. @default 8 */
  perSecond?: number
  /** Whoever would wait longer is told to come back. In milliseconds. @default 10000 */
  patience?: number
  /** @default the machine's */
  clock?: Clock
}

/** Slows a sender down: between two mails there is always the same shortest time. */
export const paced = (send: Send, { perSecond = 8, patience = 10_000, clock = systemClock }: PaceOptions = {}): Send => {
  let free = Number.NEGATIVE_INFINITY
  return async (mail, idempotencyKey) => {
    const now = clock.elapsed()
    const turn = Math.max(now, free)
    const wait = turn - now
    if (wait > patience) return { kind: 'throttled', name: 'sending_rate', status: 429, retryAfter: Math.ceil(wait / 1000) }
    free = turn + 1000 / perSecond
    if (wait > 0) await new Promise<void>((resolve) => void clock.after(wait, resolve))
    return send(mail, idempotencyKey)
  }
}
