import { hash } from 'node:crypto'
import { attention } from '../words/mail.ts'
import { createProgress } from './attempt.server.ts'
import { systemClock } from './clock.server.ts'
import { createDelivery } from './delivery.server.ts'
import type { AcceptResult, Outbox, OutboxOptions, Submission } from './outbox-types.server.ts'
import { writeAnswers } from './render-row.server.ts'
import { getErrorName, isBusy, readMeta, readNumber, writeMeta, type Row } from './database.server.ts'
import { mailService } from '../mail/mail-service.server.ts'
import * as sql from './sql.server.ts'

const minute = 60_000
const hour = 60 * minute

/** How long an applicant waits for the first attempt, in milliseconds. */
const patience = 4_000

/** At this share of the capacity, the outbox notifies the operator and refuses networks that have a waiting application. */
const crowded = 0.8

/** The database must have the current schema. */
export const createOutbox = (options: OutboxOptions): Outbox => {
  const settings = { confirms: false, perSecond: mailService.perSecond, lease: 20_000, clock: systemClock, random: Math.random, ...options }
  const { database, send, from, settingsId, report, operator, clock } = settings
  const { retentionDays = 30, capacity = 10_000, longestSweep = 5 * minute } = options
  const reportedAt = new Map<'store' | 'full', number>()
  let closed = false
  let expiry: Promise<unknown> = Promise.resolve()
  let probed: { at: number; ok: Promise<boolean> } | undefined
  /**
   * False from a failed write until the next successful write. A locked database does not count as a failed write. Health checks read this
   * value, because they roll back their own write, which would fail only when it is committed.
   */
  let canWrite = true

  const reportOnceAMinute = (kind: 'store' | 'full', error?: unknown) => {
    if (clock.elapsed() - (reportedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < minute) return
    reportedAt.set(kind, clock.elapsed())
    report({ kind, ...(error !== undefined && { error: getErrorName(error) }) })
  }

  const write = async <Result>(work: () => Result): Promise<Result> => {
    try {
      const result = await database.commit(work)
      canWrite = true
      return result
    } catch (error) {
      canWrite &&= isBusy(error)
      throw error
    }
  }

  const delivery = createDelivery({ ...settings, onStoreError: (error) => reportOnceAMinute('store', error) })

  /** Emails the operator at most once an hour. If an email fails, the next sweep retries it with the same key. */
  const alertOperator = async (): Promise<void> => {
    const now = clock.now()
    // Reads outside of a transaction, because counting many rows takes a while.
    const counts = sql.countAll(database, now)
    const urgent = counts.dead > 0 || counts.oldestSeconds > 3600 || counts.waiting + counts.parked >= capacity * crowded
    const toldAt = readNumber(database, 'toldAt')
    if (!urgent || (now >= toldAt && now - toldAt < hour)) return
    const key = readMeta(database, 'tellKey') ?? crypto.randomUUID()
    await database.commit(() => writeMeta(database, 'tellKey', key))
    const outcome = operator === undefined ? undefined : await mailOperator(operator, { counts, key })
    const failed = outcome && outcome.kind !== 'sent' && outcome.kind !== 'possiblySent'
    report({ kind: 'attention', ...(failed && { error: outcome.name, status: outcome.status }) })
    if (failed) return
    await database.commit(() => {
      writeMeta(database, 'toldAt', clock.now())
      writeMeta(database, 'tellKey', crypto.randomUUID())
    })
  }

  const mailOperator = (person: string, { counts, key }: { counts: sql.Counts; key: string }) => {
    const text = attention.text({ ...counts, oldestMinutes: Math.round(counts.oldestSeconds / 60), capacity })
    return send({ from, to: [person], subject: attention.subject, text, html: `<pre>${text}</pre>` }, `outbox-attention/${key}`)
  }

  /** Checks that the table works, and rolls back. A locked table passes only if the sender looked for due rows in the last 10 s. */
  const probe = () => {
    const rollback = new Error('The probe is rolled back.')
    return database
      .commit(() => {
        sql.probeTable(database)
        throw rollback
      }, 'now')
      .catch((error: unknown) => error === rollback || (isBusy(error) && delivery.hasLooked(10_000)))
  }

  /** Returns whether an application should have been sent minutes ago. If no application is due, the sender may sleep. */
  const isOverdue = () => {
    const now = clock.now()
    const due = sql.getNextDue(database, now)
    return due !== undefined && now - Math.max(due, delivery.getHoldEnd(now)) > 3 * minute
  }

  const sweep = async (): Promise<void> => {
    try {
      const running = await write(() => sql.observe(database, clock.now(), longestSweep))
      const before = running - retentionDays * 24 * hour
      await (expiry = sql.inTurns(
        database,
        (limit) => sql.deleteSent(database, before, limit),
        () => closed,
      ))
      if (!closed) await alertOperator()
    } catch (error) {
      reportOnceAMinute('store', error)
    }
    await delivery.pump()
  }

  const countSecondsUntilRoom = (now: number) =>
    Math.min(Math.max(Math.ceil(((sql.getNextDue(database, now) ?? now) - now) / 1000), 60), 3600)

  const findRefusal = (reference: string, client: string, now: number): AcceptResult | undefined => {
    const waiting = sql.countWaiting(database)
    if (waiting < capacity * crowded || (waiting < capacity && !sql.isWaiting(database, client))) return undefined
    reportOnceAMinute('full')
    return { kind: 'full', reference, retryAfter: countSecondsUntilRoom(now) }
  }

  const store = async (submission: Submission): Promise<AcceptResult> => {
    const { application, spamSignals, reference, fingerprint, acceptedAt, maybeSent } = submission
    const client = hash('sha256', `${readMeta(database, 'salt')} ${submission.client}`).slice(0, 16)
    const stored = await write((): AcceptResult | Row => {
      const now = clock.now()
      const known = sql.findRow(database, reference)
      if (known)
        return known.fingerprint === fingerprint
          ? { kind: 'accepted', reference, sent: known.state === 'sent' }
          : { kind: 'conflict', reference }
      const refusal = findRefusal(reference, client, now)
      if (refusal) return refusal
      const row: Row = {
        ...createProgress(now),
        ...(maybeSent && { maybeSent: 1, keyFrom: acceptedAt }),
        reference,
        fingerprint,
        client,
        acceptedAt,
        email: application.companyEmail.toLowerCase(),
        answers: writeAnswers(application, spamSignals),
        mail: null,
        lease: null,
        leaseUntil: null,
        since: sql.observe(database, now, longestSweep),
      }
      const first = delivery.leaseNow(row, now)
      sql.insertRow(database, first)
      return first
    })
    if ('kind' in stored) return stored
    if (stored.lease === null) {
      void delivery.pump()
      return { kind: 'accepted', reference, sent: false }
    }
    const outcome = delivery.attempt(stored)
    const sent = await new Promise<boolean>((resolve) => {
      const cancel = clock.after(patience, () => resolve(false))
      void outcome.then(({ kind }) => {
        cancel()
        resolve(kind === 'sent')
      })
    })
    return { kind: 'accepted', reference, sent }
  }

  return {
    open: async () => {
      if (readMeta(database, 'settings') === settingsId) return
      await database.commit(() => {
        sql.retryRows(database, clock.now(), 'parked')
        writeMeta(database, 'settings', settingsId)
      })
    },
    find: (reference) => {
      const row = sql.findRow(database, reference)
      return row && { fingerprint: row.fingerprint, sent: row.state === 'sent' || delivery.isUnrecorded(reference) }
    },
    store,
    pump: delivery.pump,
    sweep,
    ready: async () => {
      const at = clock.elapsed()
      // The result is kept for 5 s, so that health checks seldom lock the table.
      if (!probed || at - probed.at >= 5_000) probed = { at, ok: probe() }
      const ok = (await probed.ok) && canWrite
      return [
        ...(ok ? [] : ['store' as const]),
        ...(ok && sql.countWaiting(database) >= capacity ? ['full' as const] : []),
        ...(delivery.hasLooked(3 * minute) || (ok && !isOverdue()) ? [] : ['sender' as const]),
      ]
    },
    figures: () => {
      const now = clock.now()
      return { ...sql.countAll(database, now), capacity, holdSeconds: Math.max(0, Math.ceil((delivery.getHoldEnd(now) - now) / 1000)) }
    },
    getNextDue: () => {
      const now = clock.now()
      const due = sql.getNextDue(database, now)
      return due === undefined ? undefined : Math.max(due, delivery.getHoldEnd(now))
    },
    idle: delivery.idle,
    close: async () => {
      closed = true
      await Promise.allSettled([expiry])
      await delivery.close()
    },
  }
}
