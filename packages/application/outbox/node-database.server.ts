import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { DamagedError, getErrorName, isBusy, isMigrated, migrate, readVersion, toSql, type Database } from './database.server.ts'

export interface NodeDatabase extends Database {
  close: () => void
}

/** How long `soon` work waits to join another commit, in milliseconds. */
const joinDelay = 20

/** Size in bytes to which SQLite shrinks the write-ahead log. SQLite copies the log into the database a little earlier, at 1,000 pages. */
const largestLog = 4 * 1024 * 1024

/** Time between tries while another program holds the lock, in milliseconds. */
const lockInterval = 20
const lockPatience = 3_000

interface Waiting {
  work: () => unknown
  /** Deadline in monotonic milliseconds. */
  until: number
  resolve: (result: never) => void
  reject: (error: unknown) => void
}

export const getDatabaseFile = (directory: string): string => join(directory, 'outbox.sqlite')

/** Removes the permissions of other users. Does nothing if the file belongs to another user. */
const restrictToOwner = (path: string) => {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  if (mode === undefined || (mode & 0o077) === 0) return
  try {
    chmodSync(path, mode & 0o700)
  } catch (error) {
    if (getErrorName(error) !== 'EPERM') throw error
  }
}

/**
 * Opens and migrates the file. Fails at once if it needs a lock that another program holds, because waiting would block every request.
 * @throws DamagedError or NewerSchemaError
 */
const openFile = (file: string): DatabaseSync => {
  const directory = dirname(file)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // SQLite copies the permissions of this file to its other files.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  for (const path of [directory, file, `${file}-wal`, `${file}-shm`]) restrictToOwner(path)
  const connection = new DatabaseSync(file, { timeout: 0 })
  try {
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA cell_size_check = ON')
    // While another program reads, SQLite can't reuse the write-ahead log, so the log grows. Afterward, it shrinks to this size.
    connection.exec(`PRAGMA journal_size_limit = ${largestLog}`)
    const sql = toSql((text, ...values) => connection.prepare(text).all(...values))
    // Only a migration needs the lock.
    if (!isMigrated(sql)) {
      connection.exec('BEGIN IMMEDIATE')
      migrate(sql)
      connection.exec('COMMIT')
    }
    // A damaged index would hide applications without an error.
    if (connection.prepare('PRAGMA integrity_check(1)').get()?.integrity_check !== 'ok') throw new DamagedError()
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/** Opens the file on first use. If that fails, the next use tries again, so that a server can start even if the disk is unavailable. */
export const openDatabase = (directory: string): NodeDatabase => {
  const file = getDatabaseFile(directory)
  const statements = new Map<string, StatementSync>()
  let connection: DatabaseSync | undefined
  let queue: Waiting[] = []
  let now: NodeJS.Immediate | undefined
  let later: NodeJS.Timeout | undefined

  const transaction = <Result>(work: () => Result): Result => {
    const opened = (connection ??= openFile(file))
    opened.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      opened.exec('COMMIT')
      return result
    } catch (error) {
      // SQLite has already rolled back after some failures, such as a full disk.
      if (opened.isTransaction) opened.exec('ROLLBACK')
      throw error
    }
  }

  const attempt = (batch: readonly Waiting[]): void => {
    try {
      const results = transaction(() => batch.map(({ work }) => work()))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each `resolve` gets the result of its own work.
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as never)
    } catch (error) {
      if (isBusy(error)) return wait(batch, error)
      if (batch.length === 1) return batch[0]?.reject(error)
      for (const waiting of batch) attempt([waiting])
    }
  }

  /** Retries with a timer, because waiting inside SQLite would block every request. */
  const wait = (batch: readonly Waiting[], error: unknown) => {
    for (const waiting of batch) {
      if (waiting.until > performance.now()) queue.push(waiting)
      else waiting.reject(error)
    }
    if (queue.length > 0) later ??= setTimeout(flush, lockInterval)
  }

  const flush = () => {
    clearTimeout(later)
    clearImmediate(now)
    later = undefined
    now = undefined
    const batch = queue
    queue = []
    if (batch.length > 0) attempt(batch)
  }

  return {
    ...toSql((text, ...values) => {
      const statement = statements.get(text) ?? (connection ??= openFile(file)).prepare(text)
      statements.set(text, statement)
      return statement.all(...values)
    }),
    commit: (work, urgency = 'urgent') =>
      new Promise((resolve, reject) => {
        queue.push({ work, until: performance.now() + (urgency === 'now' ? 0 : lockPatience), resolve, reject })
        if (urgency === 'soon') later ??= setTimeout(flush, joinDelay)
        else now ??= setImmediate(flush)
      }),
    close: () => {
      connection?.close()
      connection = undefined
      statements.clear()
    },
  }
}

/** Opens the database without changing any file. @throws NewerSchemaError */
export const openToRead = (directory: string): NodeDatabase => {
  const file = getDatabaseFile(directory)
  const address = pathToFileURL(file)
  // If there is no write-ahead log, no program is writing. `immutable` keeps SQLite from creating a log.
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1')
  const connection = new DatabaseSync(address, { readOnly: true })
  const sql = toSql((text, ...values) => connection.prepare(text).all(...values))
  try {
    readVersion(sql)
  } catch (error) {
    connection.close()
    throw error
  }
  return { ...sql, commit: async (work) => work(), close: () => connection.close() }
}
