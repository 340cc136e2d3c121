import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { DamagedError, errorName, isBusy, isMigrated, migrate, readVersion, type Database } from './database.server.ts'
import { closeApart, connect, databaseFile, isIntact, isOverwritten, isSameFile, fileState, type FileState } from './node-file.server.ts'
import { readEverything, replaceFile, sqlOf, writeEverything, type Rescued } from './node-rescue.server.ts'
import type { Report } from './outbox-types.server.ts'

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

/**
 * Makes the database of a folder. It opens on first use, and again after a failure, so that a server starts without its disk. A file that
 * was moved away, overwritten or damaged is replaced, with everything that this process can read of it.
 */
export const openDatabase = (directory: string, report: Report = () => {}): NodeDatabase => {
  const file = databaseFile(directory)
  const statements = new Map<string, StatementSync>()
  let connection: DatabaseSync | undefined
  let openedAs: FileState | undefined
  /** Rows of a file that has gone, kept until another file takes them. */
  let held: Rescued[] = []
  let queue: Waiting[] = []
  let now: NodeJS.Immediate | undefined
  let later: NodeJS.Timeout | undefined

  const forget = () => {
    statements.clear()
    connection = undefined
  }

  const open = (): DatabaseSync => {
    const opened = connect(file)
    try {
      // Only what has to be written asks for the lock.
      if (held.length > 0 || !isMigrated(sqlOf(opened))) {
        opened.exec('BEGIN IMMEDIATE')
        migrate(sqlOf(opened))
        for (const rescued of held) writeEverything(sqlOf(opened), rescued)
        opened.exec('COMMIT')
      }
      if (!isIntact(opened)) throw new DamagedError()
    } catch (error) {
      if (opened.isTransaction) opened.exec('ROLLBACK')
      if (nameOfDamage(error) === undefined) opened.close()
      else connection = opened
      throw error
    }
    held = []
    openedAs = fileState(file)
    return opened
  }

  /** Reads what this process can of a file that has gone, and closes it. */
  const leave = (gone: DatabaseSync, seen: FileState) => {
    forget()
    report({ kind: 'store', error: 'file_moved' })
    try {
      const rescued = readEverything(gone)
      held.push(rescued)
      for (const reference of rescued.unreadable) report({ kind: 'dead', reference, error: 'unreadable' })
    } catch (error) {
      report({ kind: 'store', error: errorName(error) })
    }
    closeApart(gone, file, seen)
  }

  /** The connection to the file that has the name now. */
  const current = (): DatabaseSync => {
    if (connection && openedAs && !isSameFile(fileState(file), openedAs)) leave(connection, openedAs)
    return (connection ??= open())
  }

  /** Runs work, and once more in a new file when the old one turns out to be damaged. */
  const mended = <Result>(work: () => Result): Result => {
    try {
      return work()
    } catch (error) {
      const damage = nameOfDamage(error)
      if (damage === undefined || connection === undefined || connection.isTransaction) throw error
      report({ kind: 'store', error: damage })
      const damaged = connection
      forget()
      try {
        for (const reference of replaceFile(damaged, file).unreadable) report({ kind: 'dead', reference, error: 'unreadable' })
      } catch {
        if (damaged.isOpen) damaged.close()
        throw error
      }
      return work()
    }
  }

  const transaction = <Result>(work: () => Result): Result =>
    mended(() => {
      const opened = current()
      opened.exec('BEGIN IMMEDIATE')
      try {
        if (fileState(file)?.written !== openedAs?.written && isOverwritten(opened, file)) throw new Overwritten()
        const result = work()
        opened.exec('COMMIT')
        const seen = fileState(file)
        if (isSameFile(seen, openedAs)) openedAs = seen
        // Nobody finds what was written to a file that is gone: it is carried over before anybody is told.
        current()
        return result
      } catch (error) {
        // Some failures, such as a full disk, roll back by themselves.
        if (opened.isOpen && opened.isTransaction) opened.exec('ROLLBACK')
        throw error
      }
    })

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
    all: <Row>(text: string, ...values: (string | number | null)[]) =>
      mended(() => {
        const opened = (connection ??= open())
        const statement = statements.get(text) ?? opened.prepare(text)
        statements.set(text, statement)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A row has the columns that the statement names.
        return statement.all(...values) as Row[]
      }),
    commit: (work, urgency = 'urgent') =>
      new Promise((resolve, reject) => {
        queue.push({ work, until: performance.now() + (urgency === 'now' ? 0 : lockPatience), resolve, reject })
        if (urgency === 'soon') later ??= setTimeout(flush, joinDelay)
        else now ??= setImmediate(flush)
      }),
    close: () => {
      connection?.close()
      forget()
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
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A row has the columns that the statement names.
    all: <Row>(text: string, ...values: (string | number | null)[]) => connection.prepare(text).all(...values) as Row[],
    commit: async (work) => {
      readVersion(sqlOf(connection))
      return work()
    },
    close: () => connection.close(),
  }
}

/** Another file was copied over the open one. */
class Overwritten extends Error {
  readonly code = 'file_replaced'
}

/** Fault of the file that a failure names; undefined when a new file would not help. */
const nameOfDamage = (error: unknown): string | undefined => {
  if (error instanceof Overwritten) return error.code
  return errorName(error) === 'sqlite_11' ? 'file_damaged' : undefined
}
