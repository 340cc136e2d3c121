import { initial, type Progress } from './attempt.server.ts'
import { columns, progressColumns, readNumber, writeMeta, type Row, type Sql, type SqlValue } from './database.server.ts'

const setProgress = progressColumns.map((name) => `${name} = ?`).join(', ')

/** Runs a statement that returns references, and lists them. */
const references = (database: Sql, statement: string, ...values: SqlValue[]): string[] =>
  database.all<{ reference: string }>(statement, ...values).map(({ reference }) => reference)

const count = (database: Sql, statement: string, ...values: SqlValue[]): number =>
  database.all<{ count: number }>(`SELECT count(*) AS count FROM applications ${statement}`, ...values)[0]!.count

export const findRow = (database: Sql, reference: string): Row | undefined =>
  database.all<Row>('SELECT * FROM applications WHERE reference = ?', reference)[0]

/** Inserts an application; false when its reference exists. */
export const insertRow = (database: Sql, row: Row): boolean =>
  database.all(
    `INSERT INTO applications (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING RETURNING reference`,
    ...columns.map((name) => row[name]),
  ).length > 0

/** Lists due applications that nobody holds a lease on, oldest first. A wait that begins later, or a lease that is longer than any, is of a wrong clock. */
export const dueReferences = (database: Sql, { now, lease, limit }: { now: number; lease: number; limit: number }): string[] =>
  references(
    database,
    `SELECT reference FROM applications INDEXED BY due WHERE nextAttemptAt IS NOT NULL AND (nextAttemptAt <= ? OR waitingSince > ?)
     AND (leaseUntil IS NULL OR leaseUntil <= ? OR leaseUntil > ?) ORDER BY nextAttemptAt LIMIT ?`,
    now,
    now,
    now,
    now + lease,
    limit,
  )

/** Leases an application to a sender and writes the mail that it will send. */
export const leaseRow = (database: Sql, row: Row): void =>
  void database.all(
    `UPDATE applications SET ${setProgress}, mail = ?, lease = ?, leaseUntil = ? WHERE reference = ?`,
    ...progressColumns.map((name) => row[name]),
    row.mail,
    row.lease,
    row.leaseUntil,
    row.reference,
  )

/** Writes what became of an attempt and gives up the lease. Only a success counts once somebody else has taken the lease. */
export const finishRow = (database: Sql, reference: string, lease: string, progress: Progress, since: number): boolean =>
  database.all(
    `UPDATE applications SET ${setProgress}, lease = NULL, leaseUntil = NULL,
   since = CASE WHEN ? = 'sent' THEN ? ELSE since END, client = CASE WHEN ? = 'sent' THEN NULL ELSE client END
   WHERE reference = ? AND (lease = ? OR (? = 'sent' AND state <> 'sent')) RETURNING reference`,
    ...progressColumns.map((name) => progress[name]),
    progress.state,
    since,
    progress.state,
    reference,
    lease,
    progress.state,
  ).length > 0

/** Moves an application whose content cannot be read out of the way; a person decides. */
export const markRowDead = (database: Sql, reference: string): void =>
  void database.all(
    "UPDATE applications SET state = 'dead', nextAttemptAt = NULL, lease = NULL, leaseUntil = NULL, error = 'unreadable' WHERE reference = ?",
    reference,
  )

/** Gives a lease up without an attempt. */
export const releaseRow = (database: Sql, row: Row, nextAttemptAt: number, now: number): void =>
  void database.all(
    'UPDATE applications SET lease = NULL, leaseUntil = NULL, attempts = ?, maybeSent = ?, nextAttemptAt = ?, waitingSince = ? WHERE reference = ? AND lease = ?',
    row.attempts - 1,
    row.maybeSent,
    nextAttemptAt,
    now,
    row.reference,
    row.lease,
  )

/** Makes everything that waits due now and ends a hold: settings may have changed. */
export const retryRows = (database: Sql, now: number, where: 'all' | 'parked' | { reference: string }): string[] => {
  writeMeta(database, 'holdUntil', 0)
  const condition = where === 'all' ? '' : where === 'parked' ? "AND state = 'parked'" : 'AND reference = ?'
  return references(
    database,
    `UPDATE applications SET nextAttemptAt = ?, waitingSince = ? WHERE nextAttemptAt IS NOT NULL ${condition} RETURNING reference`,
    now,
    now,
    ...(typeof where === 'object' ? [where.reference] : []),
  )
}

export const countWaiting = (database: Sql): number => count(database, 'INDEXED BY due WHERE nextAttemptAt IS NOT NULL')

export const isWaiting = (database: Sql, client: string): boolean =>
  database.all('SELECT 1 FROM applications WHERE nextAttemptAt IS NOT NULL AND client = ? LIMIT 1', client).length > 0

const hour = 3_600_000

/**
 * Says whether an application that was just sent is confirmed to its applicant: not one that waited longer than an hour, nor one that a
 * program sent, nor one with another from the same address in the two hours before it. So an address gets one confirmation an hour at most.
 */
export const isConfirmed = (database: Sql, { reference, email, acceptedAt, answers }: Row, now: number): boolean =>
  now >= acceptedAt &&
  now - acceptedAt < hour &&
  !/"spamSignals":\[[^\]]*"honeypot"/.test(answers ?? '') &&
  database.all(
    'SELECT 1 FROM applications WHERE email = ? AND reference <> ? AND acceptedAt > ? AND (acceptedAt < ? OR (acceptedAt = ? AND reference < ?)) LIMIT 1',
    email,
    reference,
    acceptedAt - 2 * hour,
    acceptedAt,
    acceptedAt,
    reference,
  ).length === 0

/** The earliest time at which something is due; undefined when nothing waits. */
export const nextDue = (database: Sql, now: number): number | undefined =>
  database.all<{ at: number | null }>(
    `SELECT min(max(CASE WHEN waitingSince > ? THEN 0 ELSE nextAttemptAt END, coalesce(leaseUntil, 0))) AS at
     FROM applications INDEXED BY due WHERE nextAttemptAt IS NOT NULL`,
    now,
  )[0]?.at ?? undefined

/** Writes an application that nobody sees, reads it and takes it back: every column and index of the table must be there. */
export const probeTable = (database: Sql): void => {
  const row = { ...initial(0), reference: 'probe', fingerprint: '', email: '', answers: null, mail: null, client: null }
  insertRow(database, { ...row, acceptedAt: 0, lease: null, leaseUntil: null, since: 0 })
  if (findRow(database, 'probe')?.nextAttemptAt !== 0) throw new TypeError('The table gives back something else.')
  database.all('DELETE FROM applications WHERE reference = ?', 'probe')
}

/**
 * Advances the outbox's own running time, by which retention is counted: the wall clock's advance since the last call, at most `limit`.
 * A clock that is set, or a machine that was off, can only keep an application longer.
 */
export const observe = (database: Sql, now: number, limit: number): number => {
  const seen = readNumber(database, 'seenAt')
  const running = readNumber(database, 'running') + (seen === 0 ? 0 : Math.min(Math.max(0, now - seen), limit))
  writeMeta(database, 'seenAt', now)
  writeMeta(database, 'running', running)
  return running
}

/** Deletes sent applications older than so much running time; returns how many. */
export const deleteSent = (database: Sql, before: number): number =>
  references(database, "DELETE FROM applications WHERE state = 'sent' AND since < ? RETURNING reference", before).length

export interface Counts {
  waiting: number
  parked: number
  dead: number
  /** Sent and still kept. */
  sent: number
  sentLastHour: number
  /** Age of the oldest application that waits or is parked, in seconds. */
  oldestSeconds: number
}

export const countAll = (database: Sql, now: number): Counts => {
  const running = readNumber(database, 'running')
  const counts = new Map(
    database
      .all<{ state: string; count: number }>('SELECT state, count(*) AS count FROM applications GROUP BY state')
      .map(({ state, count }) => [state, count]),
  )
  // Whichever clock shows the greater age: one may have been wrong at acceptance, the other stands still while the server is off.
  const oldest = database.all<{ acceptedAt: number | null; since: number | null }>(
    'SELECT min(acceptedAt) AS acceptedAt, min(since) AS since FROM applications WHERE nextAttemptAt IS NOT NULL',
  )[0]
  const age =
    oldest?.acceptedAt === null || !oldest ? 0 : Math.max(now - (oldest.acceptedAt ?? now), running - (oldest.since ?? running), 0)
  return {
    waiting: counts.get('waiting') ?? 0,
    parked: counts.get('parked') ?? 0,
    dead: counts.get('dead') ?? 0,
    sent: counts.get('sent') ?? 0,
    sentLastHour: count(database, "WHERE state = 'sent' AND since > ?", running - 3_600_000),
    oldestSeconds: Math.round(age / 1000),
  }
}
