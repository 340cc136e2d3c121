import { attention, mail as words } from '../../content/application-mail.ts'
import type { AcceptResult } from './accept-result.server.ts'
import { systemClock, type Clock } from './clock.server.ts'
import { renderMail, type Mail } from '../mail/mail.server.ts'
import type { SendOutcome } from '../mail/outcome.server.ts'
import type { Application } from '../rules/schema.ts'
import type { Send } from '../mail/send.server.ts'
import type { SpamSignal } from '../mail/spam-signals.server.ts'
import { startAttempt, holdAfter, idempotencyKey, initial, longestWait, finishAttempt } from './attempt.server.ts'
import {
  markRowDead,
  countAll,
  countWaiting,
  deleteSent,
  dueReferences,
  errorName,
  findRow,
  insertRow,
  isWaiting,
  leaseRow,
  nextDue,
  observe,
  readMeta,
  readNumber,
  releaseRow,
  retryRows,
  finishRow,
  writeMeta,
  type Counts,
  type Database,
  type Row,
} from './sql.server.ts'
import { createThrottle } from './throttle.server.ts'

/** An application on its way into the outbox. */
export interface Submission {
  application: Application
  reference: string
  fingerprint: string
  spamSignals: readonly SpamSignal[]
  /** The applicant's network, such as an address or a /64. */
  client: string
  acceptedAt: number
  /** The mail of an earlier attempt that may have been accepted: its bytes must not change. */
  mail?: Mail
}

/** What an application that is stored says to somebody who sends it again. */
export interface Known {
  fingerprint: string
  sent: boolean
}

/** Why the outbox can take or send nothing: the table cannot be written, it is full, or nothing sends. */
export type NotReady = 'store' | 'full' | 'sender'

/** Figures for the operator. */
export interface Figures extends Counts {
  capacity: number
  /** For how many seconds nothing is sent because the mail service asked for it. */
  holdSeconds: number
}

/** What the outbox reports; the reference is the most personal part. */
export type Report = (event: {
  kind: 'sent' | 'waiting' | 'parked' | 'dead' | 'store' | 'full' | 'attention'
  reference?: string
  attempt?: number
  error?: string | undefined
  status?: number | null | undefined
}) => void

/** What the outbox works with. */
export interface OutboxOptions {
  database: Database
  send: Send
  from: string
  to: readonly string[]
  /** Changes with the settings: what is parked is retried then. */
  settingsId: string
  report: Report
  /** Who is told when something waits too long or needs a person. @default nobody */
  operator?: string | undefined
  /** How long sent applications are kept. @default 30 */
  retentionDays?: number
  /** At most so many wait; a fifth of it is kept for networks that have none waiting. @default 10000 */
  capacity?: number
  /** Resend takes about ten a second from a whole team. @default 8 */
  perSecond?: number
  /** How long an applicant waits for the first attempt, in milliseconds; the application is stored by then. @default 4000 */
  patience?: number
  /** How long a sender holds an application, in milliseconds: longer than a send may take. @default 20000 */
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
  ready: () => Promise<NotReady[]>
  figures: () => Figures
  /** The earliest time at which something may be sent, in milliseconds; undefined when nothing waits. */
  nextDue: () => number | undefined
  /** Settles when no attempt is under way. */
  idle: () => Promise<void>
  /** Starts no more attempts, and settles when none is under way. */
  close: () => Promise<void>
}

/** What is stored of an application; rows of earlier versions have the same keys. */
interface Answers {
  application: Application
  spamSigns: readonly SpamSignal[]
}

const minute = 60_000
const hour = 60 * minute

/** From here on only networks that have none waiting are let in, and the operator is told. */
const crowded = 0.8

const hashOf = async (text: string) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Makes an outbox over a database whose schema is current. */
export const createOutbox = ({
  database,
  send,
  from,
  to,
  settingsId,
  report,
  operator,
  retentionDays = 30,
  capacity = 10_000,
  perSecond = 8,
  patience = 4_000,
  lease = 20_000,
  longestSweep = 5 * minute,
  clock = systemClock,
  random = Math.random,
}: OutboxOptions): Outbox => {
  const sender = crypto.randomUUID()
  const throttle = createThrottle(perSecond, clock)
  const underWay = new Set<Promise<unknown>>()
  /** Sent by this process, but not written yet: never sent again by it. */
  const unrecorded = new Set<string>()
  /** Rows that can neither be read nor written. */
  const damaged = new Set<string>()
  let closed = false
  let pumping: Promise<void> | undefined
  let pumpedAt: number | undefined
  const told = new Map<'store' | 'full', number>()
  let probed: { at: number; ok: Promise<boolean> } | undefined

  const track = <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work)
    const forget = () => underWay.delete(work)
    work.then(forget, forget)
    return work
  }

  const tellOnceAMinute = (kind: 'store' | 'full', error?: unknown) => {
    if (clock.elapsed() - (told.get(kind) ?? Number.NEGATIVE_INFINITY) < minute) return
    told.set(kind, clock.elapsed())
    report({ kind, ...(error === undefined ? {} : { error: errorName(error) }) })
  }

  const heldUntil = (now: number): number => {
    const until = readNumber(database, 'holdUntil')
    return until > now + longestWait ? 0 : until
  }

  /** What may have been accepted keeps its bytes; everything else is rendered with the settings of this moment. */
  const render = (row: Row): string => {
    if (row.maybeSent && row.mail !== null) return row.mail
    if (row.answers !== null) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This outbox wrote the row.
      const { application, spamSigns: spamSignals } = JSON.parse(row.answers) as Answers
      const { reference, labelled, withoutReplyTo } = row
      return JSON.stringify(
        renderMail(application, {
          from,
          to,
          reference,
          spamSignals,
          submittedAt: new Date(row.acceptedAt),
          possibleDuplicate: labelled === 1,
          replyTo: withoutReplyTo === 0,
        }),
      )
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This outbox wrote the row.
    const { replyTo, subject, ...mail } = JSON.parse(row.mail ?? '') as Mail
    return JSON.stringify({
      ...mail,
      from,
      to,
      ...(row.withoutReplyTo || !replyTo ? {} : { replyTo }),
      subject: row.labelled && !subject.startsWith('[Possible duplicate') ? words.possibleDuplicate(subject, row.reference) : subject,
    })
  }

  const leased = (row: Row, now: number): Row => {
    // A lease that was never given up: the sender died in the middle, and the mail may be on its way.
    const maybeSent = row.maybeSent || row.lease !== null ? 1 : 0
    const next: Row = { ...row, ...startAttempt({ ...row, maybeSent }, now), lease: sender, leaseUntil: now + lease }
    return { ...next, mail: render(next) }
  }

  /** A damaged row needs a person, and must not hold up the others even where it cannot be written. */
  const markDead = (reference: string) => {
    try {
      markRowDead(database, reference)
    } catch {
      damaged.add(reference)
    }
  }

  const claim = (limit: number): Row[] => {
    const now = clock.now()
    const rows: Row[] = []
    if (heldUntil(now) > now) return rows
    // After a 429 one mail at a time, of all senders, asks whether sending is possible again.
    const probing = readNumber(database, 'holds') > 0
    const probedUntil = readNumber(database, 'probeUntil')
    if (probing && probedUntil > now && probedUntil <= now + lease) return rows
    for (const reference of dueReferences(database, { now, longestWait, lease, limit: (probing ? 1 : limit) + damaged.size })) {
      if (damaged.has(reference)) continue
      try {
        const found = findRow(database, reference)
        if (!found) continue
        const row = leased(found, now)
        leaseRow(database, row)
        rows.push(row)
      } catch {
        report({ kind: 'dead', reference, error: 'unreadable' })
        markDead(reference)
      }
    }
    if (probing && rows.length > 0) writeMeta(database, 'probeUntil', now + lease)
    return rows
  }

  /** After a 429 nothing is sent for a while: longer each time, until a mail is accepted. */
  const hold = (outcome: SendOutcome, now: number): number => {
    const holds = readNumber(database, 'holds')
    if (holds > 0) writeMeta(database, 'probeUntil', 0)
    if (outcome.kind === 'sent' && holds > 0) writeMeta(database, 'holds', 0)
    if (outcome.kind !== 'throttled') return 0
    const until = heldUntil(now)
    const milliseconds = until > now ? Math.max(until - now, outcome.retryAfter * 1000) : holdAfter(outcome.retryAfter, holds, random)
    if (until <= now) writeMeta(database, 'holds', holds + 1)
    writeMeta(database, 'holdUntil', now + milliseconds)
    return milliseconds
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
      report({
        kind,
        reference: row.reference,
        attempt,
        ...(outcome.kind === 'sent' ? {} : { error: outcome.name, status: outcome.status }),
      })
    } catch (error) {
      report({ kind: 'store', reference: row.reference, error: errorName(error) })
    }
  }

  const attempt = async (row: Row): Promise<SendOutcome> => {
    const outcome: SendOutcome = unrecorded.has(row.reference)
      ? { kind: 'sent', id: '' }
      : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This outbox wrote the row.
        await send(JSON.parse(row.mail ?? '') as Mail, idempotencyKey(row.reference, row.generation)).catch((error: unknown) => ({
          kind: 'transient',
          name: errorName(error),
          status: null,
          ambiguous: true,
        }))
    if (outcome.kind === 'sent') unrecorded.add(row.reference)
    // The applicant does not wait for this: lost, it costs a repetition under the same key.
    void track(record(row, outcome))
    return outcome
  }

  const run = async (): Promise<void> => {
    for (;;) {
      if (closed) return
      const rows = await database.commit(() => claim(Math.min(perSecond, 20)))
      pumpedAt = clock.elapsed()
      if (rows.length === 0) return
      for (const row of rows) {
        await throttle.turn()
        const until = heldUntil(clock.now())
        if (until > clock.now()) await database.commit(() => releaseRow(database, row, until))
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
        .catch((error: unknown) => tellOnceAMinute('store', error))
        .finally(() => {
          pumping = undefined
        }),
    ))

  /** Mails the operator what needs a person, at most once an hour. */
  const attend = async (): Promise<void> => {
    const counts = await database.commit(() => {
      const now = clock.now()
      const found = countAll(database, now)
      const urgent = found.dead > 0 || found.oldestSeconds > 3600 || found.waiting + found.parked >= capacity * crowded
      const attendedAt = readNumber(database, 'toldAt')
      if (!urgent || (now >= attendedAt && now - attendedAt < hour)) return undefined
      writeMeta(database, 'toldAt', now)
      return found
    })
    if (!counts) return
    report({ kind: 'attention' })
    if (operator === undefined) return
    const text = attention.text({ ...counts, oldestMinutes: Math.round(counts.oldestSeconds / 60), capacity })
    await send(
      { from, to: [operator], subject: attention.subject, text, html: `<pre>${text}</pre>` },
      `outbox-attention/${crypto.randomUUID()}`,
    )
  }

  const sweep = async (): Promise<void> => {
    try {
      await database.commit(() => {
        const running = observe(database, clock.now(), longestSweep)
        deleteSent(database, running - retentionDays * 24 * hour)
      })
      await attend()
    } catch (error) {
      tellOnceAMinute('store', error)
    }
    await pump()
  }

  /** In seconds: when the next attempts may make room. */
  const comeBack = (now: number) => Math.min(Math.max(Math.ceil(((nextDue(database) ?? now) - now) / 1000), 60), 3600)

  const refused = (reference: string, client: string, now: number): AcceptResult | undefined => {
    const waiting = countWaiting(database)
    if (waiting < capacity * crowded || (waiting < capacity && !isWaiting(database, client))) return undefined
    tellOnceAMinute('full')
    return { kind: 'full', reference, retryAfter: comeBack(now) }
  }

  const store = async ({
    application,
    spamSignals,
    reference,
    fingerprint,
    acceptedAt,
    mail,
    ...submission
  }: Submission): Promise<AcceptResult> => {
    const client = await hashOf(`${readMeta(database, 'salt')} ${submission.client}`)
    const stored = await database.commit((): AcceptResult | Row => {
      const now = clock.now()
      const known = findRow(database, reference)
      if (known)
        return known.fingerprint === fingerprint
          ? { kind: 'accepted', reference, sent: known.state === 'sent' }
          : { kind: 'conflict', reference }
      const refusal = refused(reference, client, now)
      if (refusal) return refusal
      const { website: _website, elapsedMs: _elapsedMs, applicationId: _applicationId, ...answers } = application
      const row: Row = {
        ...initial(now, mail ? 1 : 0),
        ...(mail ? { keyFrom: acceptedAt } : {}),
        reference,
        fingerprint,
        client,
        acceptedAt,
        email: application.companyEmail.toLowerCase(),
        answers: JSON.stringify({ application: answers, spamSigns: spamSignals } satisfies Record<keyof Answers, unknown>),
        mail: mail ? JSON.stringify(mail) : null,
        lease: null,
        leaseUntil: null,
        since: readNumber(database, 'running'),
      }
      const free = !closed && heldUntil(now) <= now && readNumber(database, 'holds') === 0 && throttle.take()
      const first = free ? leased(row, now) : row
      insertRow(database, first)
      return first
    })
    if ('kind' in stored) return stored
    if (stored.lease === null) {
      void pump()
      return { kind: 'accepted', reference, sent: false }
    }
    const outcome = track(attempt(stored))
    const sent = await new Promise<boolean>((resolve) => {
      const cancel = clock.after(patience, () => resolve(false))
      void outcome.then(({ kind }) => {
        cancel()
        resolve(kind === 'sent')
      })
    })
    return { kind: 'accepted', reference, sent }
  }

  const idle = async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay)
  }

  return {
    open: () =>
      database.commit(() => {
        observe(database, clock.now(), longestSweep)
        if (readMeta(database, 'settings') !== settingsId) retryRows(database, clock.now(), 'parked')
        writeMeta(database, 'settings', settingsId)
      }),
    find: (reference) => {
      const row = findRow(database, reference)
      return row && { fingerprint: row.fingerprint, sent: row.state === 'sent' || unrecorded.has(reference) }
    },
    store,
    pump,
    sweep,
    ready: async () => {
      const at = clock.elapsed()
      // Cached for five seconds, so that nobody keeps the disk busy by asking.
      if (!probed || at - probed.at >= 5_000)
        probed = {
          at,
          ok: database
            .commit(() => writeMeta(database, 'probe', clock.now()))
            .then(
              () => true,
              () => false,
            ),
        }
      const ok = await probed.ok
      const alive = !closed && pumpedAt !== undefined && at - pumpedAt < 3 * minute
      return [
        ...(ok ? [] : ['store' as const]),
        ...(ok && countWaiting(database) >= capacity ? ['full' as const] : []),
        ...(alive ? [] : ['sender' as const]),
      ]
    },
    figures: () => {
      const now = clock.now()
      return { ...countAll(database, now), capacity, holdSeconds: Math.max(0, Math.ceil((heldUntil(now) - now) / 1000)) }
    },
    nextDue: () => {
      const due = nextDue(database)
      return due === undefined ? undefined : Math.max(due, heldUntil(clock.now()))
    },
    idle,
    close: async () => {
      closed = true
      await idle()
    },
  }
}
