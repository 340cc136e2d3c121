import type { Progress } from './attempt.server.ts'

export type SqlValue = string | number | null

export interface Sql {
  all: <Row>(statement: string, ...values: SqlValue[]) => Row[]
}

export const toSql = (run: (statement: string, ...values: SqlValue[]) => unknown[]): Sql => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A row has the columns that the statement selects.
  all: <Row>(statement: string, ...values: SqlValue[]) => run(statement, ...values) as Row[],
})

/** Part of SQLite that `node:sqlite` and durable objects both provide. */
export interface Database extends Sql {
  /**
   * Resolves when the result is durable. Concurrent work may share a commit. `soon` work may wait briefly for other work to join. `now`
   * work fails at once if another program has locked the database.
   */
  commit: <Result>(work: () => Result, urgency?: 'urgent' | 'soon' | 'now') => Promise<Result>
}

/** Returns `true` if another program held the lock. */
export const isBusy = (error: unknown): boolean => getErrorName(error) === 'sqlite_5'

export class DamagedError extends Error {
  override readonly name = 'DamagedError'
  /** `SQLITE_CORRUPT` */
  readonly errcode = 11
}

/** Thrown if a later version of the site wrote the table. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError'
}

/** Returns the name of an error for the log, because the message of an error may quote stored data. */
export const getErrorName = (error: unknown): string => {
  const { errcode, code, name } = (error ?? {}) as { errcode?: unknown; code?: unknown; name?: unknown }
  // `SQLITE_CORRUPT` and `SQLITE_NOTADB`
  if (errcode === 26 || (typeof errcode === 'number' && (errcode & 0xff) === 11)) return 'file_damaged'
  if (typeof errcode === 'number') return `sqlite_${errcode & 0xff}`
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error'
}

export interface Row extends Progress {
  reference: string
  fingerprint: string
  /** In lower case. `erase` deletes data by this address. */
  email: string
  /** Answers and spam signals, as JSON. */
  answers: string | null
  /** Email of the last attempt, or null before the first. */
  mail: string | null
  /** Salted hash of the applicant's network while the application is waiting. */
  client: string | null
  acceptedAt: number
  /** Id of the sender. If a lease expires without being released, the attempt was interrupted. */
  lease: string | null
  leaseUntil: number | null
  /** Uptime of the outbox when the application was sent, or when it was accepted if it is not sent yet. See `observe`. */
  since: number
}

/** Each entry upgrades the schema by one version. Never change an entry that was released. */
const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE applications (
    reference TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, email TEXT NOT NULL, answers TEXT, mail TEXT, client TEXT, acceptedAt INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'parked', 'dead', 'sent')), attempts INTEGER NOT NULL, nextAttemptAt INTEGER,
    waitingSince INTEGER NOT NULL, generation INTEGER NOT NULL, keyFrom INTEGER NOT NULL, maybeSent INTEGER NOT NULL, labelled INTEGER NOT NULL,
    withoutReplyTo INTEGER NOT NULL, error TEXT, lease TEXT, leaseUntil INTEGER, since INTEGER NOT NULL) STRICT`,
    // The index alone is enough to find due rows, so a damaged row can't hide the others.
    'CREATE INDEX due ON applications (nextAttemptAt, leaseUntil, waitingSince, reference) WHERE nextAttemptAt IS NOT NULL',
    'CREATE INDEX byState ON applications (state, since)',
    "INSERT INTO meta VALUES ('salt', lower(hex(randomblob(16))))",
  ],
  [
    'CREATE INDEX byEmail ON applications (email)',
    // Addresses with characters outside of ASCII, which only earlier versions stored.
    "CREATE INDEX internationalEmail ON applications (email) WHERE email GLOB '*[^ -~]*'",
  ],
]

export const readMeta = (database: Sql, name: string): string | undefined =>
  database.all<{ value: string }>('SELECT value FROM meta WHERE name = ?', name)[0]?.value

export const readNumber = (database: Sql, name: string): number => Number(readMeta(database, name) ?? 0)

export const writeMeta = (database: Sql, name: string, value: string | number): void =>
  void database.all('INSERT OR REPLACE INTO meta VALUES (?, ?)', name, String(value))

export const isMigrated = (database: Sql): boolean => {
  try {
    return readNumber(database, 'version') === migrations.length
  } catch {
    return false
  }
}

/** @throws NewerSchemaError */
export const readVersion = (database: Sql): number => {
  const found = readNumber(database, 'version')
  if (found <= migrations.length) return found
  throw new NewerSchemaError(
    `The tables of the outbox have version ${found}, but this version of the site knows only version ${migrations.length}. Start the newer version of the site again, or set OUTBOX_DIRECTORY to another folder.`,
  )
}

/** Stores the version in a row, because durable objects refuse `PRAGMA user_version`. */
export const migrate = (database: Sql): void => {
  database.all('CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT')
  const found = readVersion(database)
  if (found === 0 && database.all("SELECT 1 FROM sqlite_schema WHERE name = 'applications'").length > 0) throw new DamagedError()
  for (let version = found; version < migrations.length; version++) {
    for (const statement of migrations[version]!) database.all(statement)
    writeMeta(database, 'version', version + 1)
  }
}
