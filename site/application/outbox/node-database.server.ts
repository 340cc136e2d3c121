import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { migrate, type Database } from './database.server.ts'

/** A SQLite file as the outbox's database. */
export interface NodeDatabase extends Database {
  close: () => void
}

/** How long work that is not urgent waits for a commit to join, in milliseconds. */
const soon = 20

/** The outbox's file in its folder. */
export const databaseFile = (directory: string): string => join(directory, 'outbox.sqlite')

interface Waiting {
  work: () => unknown
  resolve: (result: never) => void
  reject: (error: unknown) => void
}

const connect = (directory: string): DatabaseSync => {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = databaseFile(directory)
  // SQLite gives its other files the permissions of this one.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  const connection = new DatabaseSync(file, { timeout: 5_000 })
  try {
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/** Makes the database of a folder. It opens on first use, and again after a failure, so that a server starts without its disk. */
export const openDatabase = (directory: string): NodeDatabase => {
  let connection: DatabaseSync | undefined
  const statements = new Map<string, StatementSync>()
  let queue: Waiting[] = []
  let now: NodeJS.Immediate | undefined
  let later: NodeJS.Timeout | undefined

  const transaction = <Result>(work: () => Result): Result => {
    const open = opened()
    open.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      open.exec('COMMIT')
      return result
    } catch (error) {
      // Some failures, such as a full disk, roll back by themselves.
      if (open.isTransaction) open.exec('ROLLBACK')
      throw error
    }
  }

  const opened = (): DatabaseSync => {
    if (connection) return connection
    connection = connect(directory)
    try {
      transaction(() => migrate(database))
    } catch (error) {
      close()
      throw error
    }
    return connection
  }

  const close = () => {
    statements.clear()
    connection?.close()
    connection = undefined
  }

  /** Everything asked for at the same moment shares one commit; if that fails, each is tried alone. */
  const flush = () => {
    clearTimeout(later)
    clearImmediate(now)
    later = undefined
    now = undefined
    const batch = queue
    queue = []
    try {
      const results = transaction(() => batch.map(({ work }) => work()))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- SQLite and the queue give back what the caller asked for.
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as never)
    } catch (error) {
      for (const { work, resolve, reject } of batch) {
        try {
          if (batch.length === 1) throw error
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- SQLite and the queue give back what the caller asked for.
          resolve(transaction(work) as never)
        } catch (reason) {
          reject(reason)
        }
      }
    }
  }

  const database: NodeDatabase = {
    all: <Row>(text: string, ...values: (string | number | null)[]) => {
      const open = opened()
      const statement = statements.get(text) ?? open.prepare(text)
      statements.set(text, statement)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- SQLite and the queue give back what the caller asked for.
      return statement.all(...values) as Row[]
    },
    commit: (work, urgency = 'urgent') =>
      new Promise((resolve, reject) => {
        queue.push({ work, resolve, reject })
        if (urgency === 'soon') later ??= setTimeout(flush, soon)
        else now ??= setImmediate(flush)
      }),
    close,
  }
  return database
}
