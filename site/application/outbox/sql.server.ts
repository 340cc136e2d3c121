import type { Progress } from './attempt.server.ts'

export type SqlValue = string | number | null

/** The part of SQLite that the outbox needs; `node:sqlite` and a durable object's storage both provide it. */
export interface Database {
  /** Runs one statement and returns its rows. */
  all: <Row>(statement: string, ...values: SqlValue[]) => Row[]
  /**
   * Runs work in a transaction; the promise resolves when the result is durable. Work of the same moment may share one commit; what is not
   * urgent may wait a moment for one.
   */
  commit: <Result>(work: () => Result, urgency?: 'urgent' | 'soon') => Promise<Result>
}

/** The name of an error for the log; its message may quote what was stored. */
export const errorName = (error: unknown): string => {
  const { errcode, code, name } = (error ?? {}) as { errcode?: unknown; code?: unknown; name?: unknown }
  if (typeof errcode === 'number') return `sqlite_${errcode & 0xff}`
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error'
}

/** One application in the table. */
export interface Row extends Progress {
  /** The application's UUID, which the applicant sees. */
  reference: string
  /** Equal for equal answers. */
  fingerprint: string
  /** The applicant's address in lower case, by which their data is erased. */
  email: string
  /** What the mail is rendered from, as JSON; null for a mail taken over from an earlier version. */
  answers: string | null
  /** The mail of the last attempt, as JSON; null before the first. */
  mail: string | null
  /** A salted hash of the applicant's network while the application waits. */
  client: string | null
  acceptedAt: number
  /** Who is sending it, and until when nobody else may. A lease that was never given up means that an attempt was interrupted. */
  lease: string | null
  leaseUntil: number | null
  /** The outbox's own running time when it was accepted or, once sent, when it was sent; see `observe`. */
  since: number
}

const progressColumns = [
  'state',
  'attempts',
  'nextAttemptAt',
  'generation',
  'keyFrom',
  'maybeSent',
  'labelled',
  'withoutReplyTo',
  'error',
] as const satisfies readonly (keyof Progress)[]

const columns = [
  'reference',
  'fingerprint',
  'email',
  'answers',
  'mail',
  'client',
  'acceptedAt',
  ...progressColumns,
  'lease',
  'leaseUntil',
  'since',
] as const satisfies readonly (keyof Row)[]

const setProgress = progressColumns.map((name) => `${name} = ?`).join(', ')

/** Each entry upgrades the schema by one version. Never change one that was released: append. */
const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE applications (
    reference TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, email TEXT NOT NULL, answers TEXT, mail TEXT, client TEXT, acceptedAt INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'parked', 'dead', 'sent')), attempts INTEGER NOT NULL, nextAttemptAt INTEGER,
    generation INTEGER NOT NULL, keyFrom INTEGER NOT NULL, maybeSent INTEGER NOT NULL, labelled INTEGER NOT NULL, withoutReplyTo INTEGER NOT NULL,
    error TEXT, lease TEXT, leaseUntil INTEGER, since INTEGER NOT NULL) STRICT`,
    // It holds all that finds due rows, so that a damaged row cannot hide the others.
    'CREATE INDEX due ON applications (nextAttemptAt, leaseUntil, reference) WHERE nextAttemptAt IS NOT NULL',
    'CREATE INDEX byState ON applications (state, since)',
    'CREATE INDEX byEmail ON applications (email)',
    "INSERT INTO meta VALUES ('salt', lower(hex(randomblob(16))))",
  ],
]

/** Reads a value of the meta table. */
export const readMeta = (database: Database, name: string): string | undefined =>
  database.all<{ value: string }>('SELECT value FROM meta WHERE name = ?', name)[0]?.value

/** Reads a number of the meta table; 0 when it is absent. */
export const readNumber = (database: Database, name: string): number => Number(readMeta(database, name) ?? 0)

/** Writes a value to the meta table. */
export const writeMeta = (database: Database, name: string, value: string | number): void =>
  void database.all('INSERT OR REPLACE INTO meta VALUES (?, ?)', name, String(value))

/** Creates or upgrades the schema. Its version is in a row, since durable objects refuse `PRAGMA user_version`. */
export const migrate = (database: Database): void => {
  database.all('CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT')
  for (let version = readNumber(database, 'version'); version < migrations.length; version++) {
    for (const statement of migrations[version]!) database.all(statement)
    writeMeta(database, 'version', version + 1)
  }
}

/** Runs a statement that returns references, and lists them. */
export const references = (database: Database, statement: string, ...values: SqlValue[]): string[] =>
  database.all<{ reference: string }>(statement, ...values).map(({ reference }) => reference)

const count = (database: Database, statement: string, ...values: SqlValue[]): number =>
  database.all<{ count: number }>(`SELECT count(*) AS count FROM applications ${statement}`, ...values)[0]!.count

export const findRow = (database: Database, reference: string): Row | undefined =>
  database.all<Row>('SELECT * FROM applications WHERE reference = ?', reference)[0]

/** Inserts an application; false when its reference exists. */
export const insertRow = (database: Database, row: Row): boolean =>
  database.all(
    `INSERT INTO applications (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING RETURNING reference`,
    ...columns.map((name) => row[name]),
  ).length > 0

/** Lists due applications that nobody holds a lease on, oldest first. A time too far ahead was written by a wrong clock, and is due. */
export const dueReferences = (
  database: Database,
  { now, longestWait, lease, limit }: { now: number; longestWait: number; lease: number; limit: number },
): string[] =>
  references(
    database,
    `SELECT reference FROM applications INDEXED BY due WHERE nextAttemptAt IS NOT NULL AND (nextAttemptAt <= ? OR nextAttemptAt > ?)
     AND (leaseUntil IS NULL OR leaseUntil <= ? OR leaseUntil > ?) ORDER BY nextAttemptAt LIMIT ?`,
    now,
    now + longestWait,
    now,
    now + lease,
    limit,
  )

/** Leases an application to a sender and writes the mail that it will send. */
export const leaseRow = (database: Database, row: Row): void =>
  void database.all(
    `UPDATE applications SET ${setProgress}, mail = ?, lease = ?, leaseUntil = ? WHERE reference = ?`,
    ...progressColumns.map((name) => row[name]),
    row.mail,
    row.lease,
    row.leaseUntil,
    row.reference,
  )

/** Writes what became of an attempt and gives up the lease. Only a success counts once somebody else has taken the lease. */
export const finishRow = (database: Database, reference: string, lease: string, progress: Progress, since: number): boolean =>
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
export const markRowDead = (database: Database, reference: string): void =>
  void database.all(
    "UPDATE applications SET state = 'dead', nextAttemptAt = NULL, lease = NULL, leaseUntil = NULL, error = 'unreadable' WHERE reference = ?",
    reference,
  )

/** Gives a lease up without an attempt. */
export const releaseRow = (database: Database, row: Row, nextAttemptAt: number): void =>
  void database.all(
    'UPDATE applications SET lease = NULL, leaseUntil = NULL, attempts = ?, maybeSent = ?, nextAttemptAt = ? WHERE reference = ? AND lease = ?',
    row.attempts - 1,
    row.maybeSent,
    nextAttemptAt,
    row.reference,
    row.lease,
  )

/** Makes everything that waits due now and ends a hold: settings may have changed. */
export const retryRows = (database: Database, now: number, where: 'all' | 'parked' | { reference: string }): string[] => {
  writeMeta(database, 'holdUntil', 0)
  const condition = where === 'all' ? '' : where === 'parked' ? "AND state = 'parked'" : 'AND reference = ?'
  return references(
    database,
    `UPDATE applications SET nextAttemptAt = ? WHERE nextAttemptAt IS NOT NULL ${condition} RETURNING reference`,
    now,
    ...(typeof where === 'object' ? [where.reference] : []),
  )
}

export const countWaiting = (database: Database): number => count(database, 'INDEXED BY due WHERE nextAttemptAt IS NOT NULL')

export const isWaiting = (database: Database, client: string): boolean =>
  database.all('SELECT 1 FROM applications WHERE nextAttemptAt IS NOT NULL AND client = ? LIMIT 1', client).length > 0

/** The earliest time at which something is due; undefined when nothing waits. */
export const nextDue = (database: Database): number | undefined =>
  database.all<{ at: number | null }>(
    'SELECT min(max(nextAttemptAt, coalesce(leaseUntil, 0))) AS at FROM applications INDEXED BY due WHERE nextAttemptAt IS NOT NULL',
  )[0]?.at ?? undefined

/**
 * Advances the outbox's own running time, by which retention is counted: the wall clock's advance since the last call, at most `limit`.
 * A clock that is set, or a machine that was off, can only keep an application longer.
 */
export const observe = (database: Database, now: number, limit: number): number => {
  const seen = readNumber(database, 'seenAt')
  const running = readNumber(database, 'running') + (seen === 0 ? 0 : Math.min(Math.max(0, now - seen), limit))
  writeMeta(database, 'seenAt', now)
  writeMeta(database, 'running', running)
  return running
}

/** Deletes sent applications older than so much running time; returns how many. */
export const deleteSent = (database: Database, before: number): number =>
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

export const countAll = (database: Database, now: number): Counts => {
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
