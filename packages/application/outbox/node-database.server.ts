import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { DamagedError, isBusy, isMigrated, migrate, readVersion, type Database, type Sql } from './database.server.ts'
import { connect, databaseFile, isIntact } from './node-file.server.ts'

export { databaseFile } from './node-file.server.ts'

/** A SQLite file as the outbox's database. */
export interface NodeDatabase extends Database {
  close: () => void
}

/** Time that work that is not urgent waits for a commit to join, in milliseconds. */
const joinDelay = 20

/** Interval at which a lock that another program holds is asked for again, and the time after which that ends, in milliseconds. */
const lockInterval = 20
const lockPatience = 3_000

interface Waiting {
  work: () => unknown
  /** Until when it waits for another program's lock, in monotonic milliseconds. */
  until: number
  resolve: (result: never) => void
  reject: (error: unknown) => void
}

/** Runs statements on a connection. */
const toSql = (connection: DatabaseSync): Sql => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A row has the columns that the statement names.
  all: <Row>(text: string, ...values: (string | number | null)[]) => connection.prepare(text).all(...values) as Row[],
})

/** Opens a file with the current schema. @throws DamagedError when the file is not intact. */
const openFile = (file: string): DatabaseSync => {
  const connection = connect(file)
  try {
    // Only a migration asks for the lock.
    if (!isMigrated(toSql(connection))) {
      connection.exec('BEGIN IMMEDIATE')
      migrate(toSql(connection))
      connection.exec('COMMIT')
    }
    if (!isIntact(connection)) throw new DamagedError()
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/** Makes the database of a folder. It opens on first use, and again after a failure, so that a server starts without its disk. */
export const openDatabase = (directory: string): NodeDatabase => {
  const file = databaseFile(directory)
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
      // Some failures, such as a full disk, roll back by themselves.
      if (opened.isTransaction) opened.exec('ROLLBACK')
      throw error
    }
  }

  /** Work of one moment shares one commit; if that fails, each is tried alone. */
  const attempt = (batch: readonly Waiting[]): void => {
    try {
      const results = transaction(() => batch.map(({ work }) => work()))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each `resolve` takes the result of its own work.
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as never)
    } catch (error) {
      if (isBusy(error)) return wait(batch, error)
      if (batch.length === 1) return batch[0]?.reject(error)
      for (const waiting of batch) attempt([waiting])
    }
  }

  /** A timer asks for the lock again: SQLite would wait in this thread, and hold up every page. */
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
    all: <Row>(text: string, ...values: (string | number | null)[]) => {
      const statement = statements.get(text) ?? (connection ??= openFile(file)).prepare(text)
      statements.set(text, statement)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A row has the columns that the statement names.
      return statement.all(...values) as Row[]
    },
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

/** Opens the database of a folder for a command that reads: it creates, changes and replaces no file. */
export const openToRead = (directory: string): NodeDatabase => {
  const file = databaseFile(directory)
  const address = pathToFileURL(file)
  // Without a log nobody writes, and SQLite would create one.
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1')
  const connection = new DatabaseSync(address, { readOnly: true })
  const sql = toSql(connection)
  return {
    ...sql,
    commit: async (work) => {
      readVersion(sql)
      return work()
    },
    close: () => connection.close(),
  }
}
