import { getKeys } from '@workspace/tokens/keys.ts'
import { createProgress, type Progress } from './attempt.server.ts'
import { readNumber, writeMeta, type Database, type Row, type Sql, type SqlValue } from './database.server.ts'

const progressColumns = getKeys<keyof Progress>(createProgress(0))
const setProgress = progressColumns.map((name) => `${name} = ?`).join(', ')

const selectReferences = (database: Sql, statement: string, ...values: SqlValue[]): string[] =>
  database.all<{ reference: string }>(statement, ...values).map(({ reference }) => reference)

const count = (database: Sql, statement: string, ...values: SqlValue[]): number =>
  database.all<{ count: number }>(`SELECT count(*) AS count FROM applications ${statement}`, ...values)[0]!.count

/** Maximum number of rows that one transaction changes. On a busy machine, deleting 100 rows takes about 10 ms, and 500 up to 50 ms. */
const turn = 100

/** Pause between two transactions, in milliseconds. Another process asks for the lock every 20 ms, so the pause lets it in. */
const pause = 25

/** Changes rows in several transactions, so that applications can be stored in between. `change` gets the maximum number of rows. */
export const inTurns = async (
  database: Database,
  change: (limit: number) => string[],
  isClosed: () => boolean = () => false,
): Promise<string[]> => {
  const changed: string[] = []
  while (!isClosed()) {
    const references = await database.commit(() => change(turn))
    changed.push(...references)
    if (references.length < turn) break
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
  }
  return changed
}

export const findRow = (database: Sql, reference: string): Row | undefined =>
  database.all<Row>('SELECT * FROM applications WHERE reference = ?', reference)[0]

/** Returns false if the table has the reference already. */
export const insertRow = (database: Sql, row: Row): boolean => {
  const places = Array(Object.keys(row).length).fill('?').join()
  const statement = `INSERT INTO applications (${Object.keys(row).join(', ')}) VALUES (${places}) ON CONFLICT DO NOTHING RETURNING reference`
  return database.all(statement, ...Object.values<SqlValue>({ ...row })).length > 0
}

/**
 * Lists first what has been due longest. Ignores waits that start in the future and leases longer than the maximum, because the clock was
 * set back after they were written.
 */
export const listDueReferences = (database: Sql, { now, lease, limit }: { now: number; lease: number; limit: number }): string[] =>
  selectReferences(
    database,
    `SELECT reference FROM applications INDEXED BY due WHERE nextAttemptAt IS NOT NULL AND (nextAttemptAt <= ? OR waitingSince > ?)
     AND (leaseUntil IS NULL OR leaseUntil <= ? OR leaseUntil > ?) ORDER BY nextAttemptAt LIMIT ?`,
    now,
    now,
    now,
    now + lease,
    limit,
  )

export const leaseRow = (database: Sql, row: Row): void =>
  void database.all(
    `UPDATE applications SET ${setProgress}, mail = ?, lease = ?, leaseUntil = ? WHERE reference = ?`,
    ...progressColumns.map((name) => row[name]),
    row.mail,
    row.lease,
    row.leaseUntil,
    row.reference,
  )

/** Records the result of an attempt. If another sender has taken the lease, records only a success. */
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

export const markRowDead = (database: Sql, reference: string): void =>
  void database.all(
    "UPDATE applications SET state = 'dead', nextAttemptAt = NULL, lease = NULL, leaseUntil = NULL, error = 'unreadable' WHERE reference = ?",
    reference,
  )

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

/**
 * Makes rows due now. Also ends a pause, because settings may have changed. With `all`, skips rows that an earlier call with the
 * same `now` has made due.
 */
export const retryRows = (
  database: Sql,
  now: number,
  where: 'all' | 'parked' | { reference: string },
  limit = Number.MAX_SAFE_INTEGER,
): string[] => {
  writeMeta(database, 'holdUntil', 0)
  const condition =
    where === 'all' ? 'AND (nextAttemptAt, waitingSince) <> (?, ?)' : where === 'parked' ? "AND state = 'parked'" : 'AND reference = ?'
  return selectReferences(
    database,
    `UPDATE applications SET nextAttemptAt = ?, waitingSince = ? WHERE reference IN (SELECT reference FROM applications
     WHERE nextAttemptAt IS NOT NULL ${condition} LIMIT ?) RETURNING reference`,
    now,
    now,
    ...(where === 'all' ? [now, now] : where === 'parked' ? [] : [where.reference]),
    limit,
  )
}

export const countWaiting = (database: Sql): number => count(database, 'INDEXED BY due WHERE nextAttemptAt IS NOT NULL')

export const isWaiting = (database: Sql, client: string): boolean =>
  database.all('SELECT 1 FROM applications WHERE nextAttemptAt IS NOT NULL AND client = ? LIMIT 1', client).length > 0

const hour = 3_600_000

/**
 * Returns whether to email a confirmation. Returns false for an application that waited longer than an hour, has a filled honeypot, or
 * follows another application from the same address within two hours. An address thus gets at most one confirmation an hour.
 */
export const isConfirmed = (database: Sql, { reference, email, acceptedAt, answers }: Row, now: number): boolean =>
  now >= acceptedAt &&
  now - acceptedAt < hour &&
  !/"spamSignals":\[[^\]]*"honeypot"/.test(answers ?? '') &&
  database.all(
    'SELECT 1 FROM applications WHERE email = ? AND acceptedAt > ? AND (acceptedAt, reference) < (?, ?) LIMIT 1',
    email,
    acceptedAt - 2 * hour,
    acceptedAt,
    reference,
  ).length === 0

export const getNextDue = (database: Sql, now: number): number | undefined =>
  database.all<{ at: number | null }>(
    `SELECT min(max(CASE WHEN waitingSince > ? THEN 0 ELSE nextAttemptAt END, coalesce(leaseUntil, 0))) AS at
     FROM applications INDEXED BY due WHERE nextAttemptAt IS NOT NULL`,
    now,
  )[0]?.at ?? undefined

/** @throws if a column or index of the table is missing. */
export const probeTable = (database: Sql): void => {
  const row = { ...createProgress(0), reference: 'probe', fingerprint: '', email: '', answers: null, mail: null, client: null }
  insertRow(database, { ...row, acceptedAt: 0, lease: null, leaseUntil: null, since: 0 })
  if (findRow(database, 'probe')?.nextAttemptAt !== 0) throw new TypeError('The table returned a different row than it stored.')
  database.all('DELETE FROM applications WHERE reference = ?', 'probe')
}

/** Advances the uptime by at most `limit`. Retention is measured in uptime, so that a clock change shortens it by at most `limit`. */
export const observe = (database: Sql, now: number, limit: number): number => {
  const seen = readNumber(database, 'seenAt')
  const running = readNumber(database, 'running') + (seen === 0 ? 0 : Math.min(Math.max(0, now - seen), limit))
  writeMeta(database, 'seenAt', now)
  writeMeta(database, 'running', running)
  return running
}

const deleteRows = (database: Sql, condition: string, value: SqlValue, limit: number): string[] =>
  selectReferences(
    database,
    `DELETE FROM applications WHERE rowid IN (SELECT rowid FROM applications WHERE ${condition} LIMIT ?) RETURNING reference`,
    value,
    limit,
  )

/** `before` is in uptime, as `observe` returns it, and not in wall-clock time. */
export const deleteSent = (database: Sql, before: number, limit: number): string[] =>
  deleteRows(database, "state = 'sent' AND since < ?", before, limit)

export const deleteByEmail = (database: Sql, email: string, limit: number): string[] => deleteRows(database, 'email = ?', email, limit)

/** Lists addresses with an international domain that an earlier version stored as it was typed. */
export const listInternationalEmails = (database: Sql): string[] =>
  database
    .all<{ email: string }>("SELECT DISTINCT email FROM applications INDEXED BY internationalEmail WHERE email GLOB '*[^ -~]*'")
    .map(({ email }) => email)

export interface Counts {
  waiting: number
  parked: number
  dead: number
  sent: number
  sentLastHour: number
  /** Age of the oldest waiting or parked application. */
  oldestSeconds: number
}

export const countStates = (database: Sql): Pick<Counts, Progress['state']> => {
  const counts = { waiting: 0, parked: 0, dead: 0, sent: 0 }
  const statement = 'SELECT state, count(*) AS count FROM applications GROUP BY state'
  for (const { state, count } of database.all<{ state: Progress['state']; count: number }>(statement)) counts[state] = count
  return counts
}

export const countAll = (database: Sql, now: number): Counts => {
  const running = readNumber(database, 'running')
  // Uses the greater age: the wall clock may have been wrong at acceptance, and the uptime does not advance while the server is off.
  const oldest = database.all<{ acceptedAt: number | null; since: number | null }>(
    'SELECT min(acceptedAt) AS acceptedAt, min(since) AS since FROM applications WHERE nextAttemptAt IS NOT NULL',
  )[0]
  const age =
    oldest?.acceptedAt === null || !oldest ? 0 : Math.max(now - (oldest.acceptedAt ?? now), running - (oldest.since ?? running), 0)
  return {
    ...countStates(database),
    sentLastHour: count(database, "WHERE state = 'sent' AND since > ?", running - hour),
    oldestSeconds: Math.round(age / 1000),
  }
}
