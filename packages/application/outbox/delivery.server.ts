import { renderConfirmation } from '../mail/confirmation.server.ts'
import type { SendOutcome } from '../mail/send.server.ts'
import { startAttempt, finishAttempt, computeHold, getIdempotencyKey } from './attempt.server.ts'
import type { OutboxOptions } from './outbox-types.server.ts'
import { readMail, renderRow } from './render-row.server.ts'
import { getErrorName, readNumber, writeMeta, type Row } from './database.server.ts'
import { listDueReferences, findRow, isConfirmed, finishRow, leaseRow, markRowDead, releaseRow } from './sql.server.ts'
import { createThrottle } from './throttle.server.ts'

type DeliveryOptions = Required<
  Pick<OutboxOptions, 'database' | 'send' | 'from' | 'to' | 'report' | 'confirms' | 'perSecond' | 'lease' | 'clock' | 'random'>
> & {
  onStoreError: (error: unknown) => void
}

const describeFailure = (outcome: SendOutcome) => outcome.kind !== 'sent' && { error: outcome.name, status: outcome.status }

export const createDelivery = (options: DeliveryOptions) => {
  const { database, send, from, to, report, confirms, perSecond, lease: leaseTime, clock, random, onStoreError } = options
  const sender = crypto.randomUUID()
  const throttle = createThrottle(perSecond, clock)
  const underWay = new Set<Promise<unknown>>()
  /** References of sent but unrecorded applications, which must not be sent again. */
  const unrecorded = new Set<string>()
  let closed = false
  let pumping: Promise<void> | undefined
  let pumpedAt: number | undefined

  const track = <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work)
    const forget = () => underWay.delete(work)
    work.then(forget, forget)
    return work
  }

  /** Returns when the pause ends. Ignores a pause that starts in the future, because the clock was set back after the pause was stored. */
  const getHoldEnd = (now: number): number => (readNumber(database, 'holdFrom') > now ? 0 : readNumber(database, 'holdUntil'))

  const lease = (row: Row, now: number): Row => {
    // If the lease was never released, the sender died, and the email may have been sent.
    const maybeSent = row.maybeSent || row.lease !== null ? 1 : 0
    const next: Row = { ...row, ...startAttempt({ ...row, maybeSent }, now), lease: sender, leaseUntil: now + leaseTime }
    return { ...next, mail: renderRow(next, { from, to }) }
  }

  const tryLease = (row: Row, now: number): Row | undefined => {
    try {
      return lease(row, now)
    } catch {
      return undefined
    }
  }

  const claim = (limit: number): Row[] => {
    const now = clock.now()
    const rows: Row[] = []
    if (getHoldEnd(now) > now) return rows
    // After a 429, all senders together send one email at a time, to find out whether sending works again.
    const probing = readNumber(database, 'holds') > 0
    const probedUntil = readNumber(database, 'probeUntil')
    if (probing && probedUntil > now && probedUntil <= now + leaseTime) return rows
    for (const reference of listDueReferences(database, { now, lease: leaseTime, limit: probing ? 1 : limit })) {
      const found = findRow(database, reference)
      if (!found) continue
      const row = tryLease(found, now)
      if (!row) {
        // An unreadable row needs a person and must not block the others.
        markRowDead(database, reference)
        report({ kind: 'dead', reference, error: 'unreadable' })
        continue
      }
      leaseRow(database, row)
      rows.push(row)
    }
    if (probing && rows.length > 0) writeMeta(database, 'probeUntil', now + leaseTime)
    return rows
  }

  /** Stores the pause after a 429 and returns it in milliseconds. The minimum grows up to 30 minutes, until an email is accepted. */
  const hold = (outcome: SendOutcome, now: number): number => {
    const holds = readNumber(database, 'holds')
    if (holds > 0) writeMeta(database, 'probeUntil', 0)
    if (outcome.kind === 'sent' && holds > 0) writeMeta(database, 'holds', 0)
    if (outcome.kind !== 'throttled') return 0
    const left = Math.max(0, getHoldEnd(now) - now)
    const milliseconds = Math.max(left, computeHold(outcome.retryAfter, left > 0 ? 0 : holds, random))
    if (left === 0) writeMeta(database, 'holds', holds + 1)
    writeMeta(database, 'holdFrom', now)
    writeMeta(database, 'holdUntil', now + milliseconds)
    return milliseconds
  }

  /** Emails the reference to the applicant. Does not retry, because the page has already shown the reference. */
  const confirm = async (row: Row): Promise<void> => {
    const { reference, email } = row
    if (closed || !isConfirmed(database, row, clock.now())) return
    await throttle.turn()
    const outcome = await send(renderConfirmation({ from, to: email, reference }), `${getIdempotencyKey(reference)}/confirmation`)
    report({ kind: 'confirmation', reference, ...describeFailure(outcome) })
  }

  const record = async (row: Row, outcome: SendOutcome): Promise<void> => {
    try {
      const after = await database.commit(() => {
        const now = clock.now()
        const progress = finishAttempt(row, outcome, now, hold(outcome, now), random)
        finishRow(database, row.reference, row.lease ?? sender, progress, readNumber(database, 'running'))
        return progress
      }, 'soon')
      unrecorded.delete(row.reference)
      const { state: kind, attempts: attempt } = after
      report({ kind, reference: row.reference, attempt, ...describeFailure(outcome) })
      if (confirms && kind === 'sent') await confirm(row)
    } catch (error) {
      report({ kind: 'store', reference: row.reference, error: getErrorName(error) })
    }
  }

  const attempt = async (row: Row): Promise<SendOutcome> => {
    const outcome: SendOutcome = unrecorded.has(row.reference)
      ? { kind: 'sent', id: '' }
      : await send(readMail(row.mail ?? ''), getIdempotencyKey(row.reference, row.generation)).catch((error: unknown) => ({
          kind: 'transient',
          name: getErrorName(error),
          status: null,
          ambiguous: true,
        }))
    if ('perSecond' in outcome && outcome.perSecond !== undefined) throttle.follow(outcome.perSecond)
    if (outcome.kind === 'sent') unrecorded.add(row.reference)
    // The applicant doesn't wait for this write. If the write is lost, the email is sent again with the same key.
    void track(record(row, outcome))
    return outcome
  }

  const run = async (): Promise<void> => {
    for (;;) {
      if (closed) return
      const rows = await database.commit(() => claim(Math.min(throttle.getShare(), 20)))
      pumpedAt = clock.elapsed()
      if (rows.length === 0) return
      for (const row of rows) {
        await throttle.turn()
        const until = getHoldEnd(clock.now())
        if (until > clock.now()) await database.commit(() => releaseRow(database, row, until, clock.now()))
        else {
          const outcome = track(attempt(row))
          if (readNumber(database, 'holds') > 0) await outcome
          if (underWay.size >= 64) await Promise.race(underWay)
        }
      }
    }
  }

  const pump = (): Promise<void> =>
    (pumping ??= track(
      run()
        .catch((error: unknown) => onStoreError(error))
        .finally(() => {
          pumping = undefined
        }),
    ))

  const idle = async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay)
  }

  return {
    getHoldEnd,
    pump,
    attempt: (row: Row) => track(attempt(row)),
    leaseNow: (row: Row, now: number): Row => {
      const free = !closed && getHoldEnd(now) <= now && readNumber(database, 'holds') === 0 && throttle.take()
      return free ? lease(row, now) : row
    },
    isUnrecorded: (reference: string) => unrecorded.has(reference),
    /** Returns whether the sender looked for due rows in the last `within` milliseconds. */
    hasLooked: (within: number) => !closed && pumpedAt !== undefined && clock.elapsed() - pumpedAt < within,
    idle,
    close: async () => {
      closed = true
      await idle()
    },
  }
}
