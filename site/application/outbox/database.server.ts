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

export const progressColumns = [
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

export const columns = [
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
