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

/** Slows a sender down: each mail keeps the same shortest distance from the one that really went before it, also when the process stood still. */
export const paced = (send: Send, { perSecond = 8, patience = 10_000, clock = systemClock }: PaceOptions = {}): Send => {
  const gap = 1000 / perSecond
  let free = Number.NEGATIVE_INFINITY
  let waiting = 0
  let last = Promise.resolve()
  const turn = async () => {
    for (let wait = free - clock.elapsed(); wait > 0; wait = free - clock.elapsed()) {
      const ms = wait
      await new Promise<void>((resolve) => void clock.after(ms, resolve))
    }
    free = clock.elapsed() + gap
    waiting--
  }
  return async (mail, idempotencyKey) => {
    const wait = Math.max(0, free - clock.elapsed()) + waiting * gap
    if (wait > patience) return { kind: 'throttled', name: 'sending_rate', status: 429, retryAfter: Math.ceil(wait / 1000) }
    waiting++
    last = last.then(turn)
    await last
    return send(mail, idempotencyKey)
  }
}
