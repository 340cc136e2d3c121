import { existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { initial } from './attempt.server.ts'
import { columns, migrate, readNumber, writeMeta, type Row, type Sql } from './database.server.ts'
import { connect } from './node-file.server.ts'
import { storedRow } from './row-schema.server.ts'
import { findRow, insertRow } from './sql.server.ts'

/** Everything that could be read from a file. */
export interface Rescued {
  rows: Row[]
  meta: { name: string; value: string }[]
  /** The references of those that cannot be read, or not wholly; their rows are dead. */
  unreadable: string[]
}

/** The statements of one connection. */
export const sqlOf = (connection: DatabaseSync): Sql => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A row has the columns that the statement names.
  all: <Found>(text: string, ...values: (string | number | null)[]) => connection.prepare(text).all(...values) as Found[],
})

/** Ways to find every application: the table from both ends, and its indexes. A damaged page ends some of them early. */
const listings = [
  'SELECT rowid AS id, NULL AS reference FROM applications NOT INDEXED ORDER BY rowid',
  'SELECT rowid AS id, NULL AS reference FROM applications NOT INDEXED ORDER BY rowid DESC',
  'SELECT rowid AS id, reference FROM applications ORDER BY reference',
  'SELECT rowid AS id, reference FROM applications ORDER BY reference DESC',
  'SELECT rowid AS id, NULL AS reference FROM applications INDEXED BY byState ORDER BY state, since',
]

/** @throws when not even the names of the tables can be read. */
const listApplications = (connection: DatabaseSync): Map<number, string | null> => {
  const found = new Map<number, string | null>()
  let failure: unknown
  let prepared = 0
  for (const listing of listings) {
    try {
      const statement = connection.prepare(listing)
      prepared++
      for (const { id, reference } of statement.iterate())
        // SQLite counts rows from 1: row 0 is a cell of zeros.
        if (typeof id === 'number' && id > 0) found.set(id, typeof reference === 'string' ? reference : (found.get(id) ?? null))
    } catch (error) {
      failure = error
    }
  }
  if (prepared === 0) throw failure
  return found
}

const readRow = (connection: DatabaseSync, id: number): Row | undefined => {
  try {
    const found = connection.prepare('SELECT * FROM applications WHERE rowid = ?').get(id)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The schema checks what may not be null; the rest is what the table says.
    return storedRow.safeParse(found).success ? (found as unknown as Row) : undefined
  } catch {
    return undefined
  }
}

/** Readable rest of a damaged application, for a person: each value by itself. */
const readParts = (connection: DatabaseSync, id: number, listed: string | null): Row => {
  const parts = new Map<string, unknown>()
  for (const name of columns) {
    try {
      parts.set(name, connection.prepare(`SELECT ${name} FROM applications WHERE rowid = ?`).get(id)?.[name])
    } catch {
      // This one cannot be read.
    }
  }
  const textOf = (name: keyof Row) => {
    const value = parts.get(name)
    return typeof value === 'string' ? value : null
  }
  const acceptedAt = parts.get('acceptedAt')
  return {
    ...initial(0),
    maybeSent: 1,
    state: 'dead',
    nextAttemptAt: null,
    error: 'unreadable',
    reference:
      [textOf('reference'), listed].find((name) => /^[0-9a-f-]{36}$/.test(name ?? '')) ??
      `00000000-0000-8000-8000-${String(id).padStart(12, '0')}`,
    fingerprint: textOf('fingerprint') ?? '',
    email: textOf('email') ?? '',
    answers: textOf('answers'),
    mail: textOf('mail'),
    client: null,
    acceptedAt: typeof acceptedAt === 'number' ? acceptedAt : 0,
    lease: null,
    leaseUntil: null,
    since: 0,
  }
}

/** Reads what can be read. @throws when not even the names of the tables can be read. */
export const readEverything = (connection: DatabaseSync): Rescued => {
  const rows: Row[] = []
  const unreadable: string[] = []
  for (const [id, listed] of listApplications(connection)) {
    const row = readRow(connection, id) ?? readParts(connection, id, listed)
    rows.push(row)
    if (row.error === 'unreadable') unreadable.push(row.reference)
  }
  let meta: Rescued['meta'] = []
  try {
    meta = sqlOf(connection).all<Rescued['meta'][number]>("SELECT name, value FROM meta WHERE name <> 'version'")
  } catch {
    // The outbox begins to count anew.
  }
  return { rows, meta, unreadable }
}

/** Writes what was rescued; of an application that is there already, whichever has got further stays. */
export const writeEverything = (database: Sql, { rows, meta }: Pick<Rescued, 'rows' | 'meta'>): void => {
  for (const { name, value } of meta) writeMeta(database, name, value)
  for (const row of rows) {
    const known = findRow(database, row.reference)
    if (known && (known.state === 'sent' || (row.state !== 'sent' && row.attempts <= known.attempts))) continue
    database.all('DELETE FROM applications WHERE reference = ?', row.reference)
    insertRow(database, row)
  }
  // Retention counts by the outbox's running time, which does not go back.
  const since = rows.reduce((latest, row) => Math.max(latest, row.since), readNumber(database, 'running'))
  writeMeta(database, 'running', since)
}

/**
 * Puts a new file with everything that can be read in the place of a damaged one, which is kept for people. Whoever has the old one open
 * notices that its name leads elsewhere.
 */
export const replaceFile = (damaged: DatabaseSync, file: string): Rescued => {
  const rescued = readEverything(damaged)
  const fresh = `${file}.rescue`
  for (const end of ['', '-wal', '-shm']) rmSync(fresh + end, { force: true })
  const connection = connect(fresh)
  try {
    connection.exec('BEGIN')
    migrate(sqlOf(connection))
    writeEverything(sqlOf(connection), rescued)
    connection.exec('COMMIT')
  } finally {
    connection.close()
  }
  damaged.close()
  const kept = `${file}.damaged-${new Date().toISOString().replace(/[^\dTZ]/g, '')}`
  linkSync(file, kept)
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${kept}-wal`)
  rmSync(`${file}-shm`, { force: true })
  renameSync(fresh, file)
  return rescued
}
