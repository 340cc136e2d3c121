import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorName } from './database.server.ts'

/** The outbox's file in its folder. */
export const databaseFile = (directory: string): string => join(directory, 'outbox.sqlite')

/** The file itself, its log and its index. */
const ends = ['', '-wal', '-shm'] as const

/** Takes everybody else's rights away; what belongs to another user stays as it is. */
const keepToOwner = (path: string) => {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  if (mode === undefined || (mode & 0o077) === 0) return
  try {
    chmodSync(path, mode & 0o700)
  } catch (error) {
    if (errorName(error) !== 'EPERM') throw error
  }
}

/** Opens a file, which need not exist. Another program's lock is an error at once: waiting here would hold up every page. */
export const connect = (file: string): DatabaseSync => {
  const directory = dirname(file)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // SQLite gives its other files the permissions of this one.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  for (const path of [directory, ...ends.map((end) => file + end)]) keepToOwner(path)
  const connection = new DatabaseSync(file, { timeout: 0 })
  try {
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA cell_size_check = ON')
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/** Checks that the table and its indexes agree. A damaged index would hide applications without an error. */
export const isIntact = (connection: DatabaseSync): boolean =>
  connection.prepare('PRAGMA integrity_check(1)').get()?.integrity_check === 'ok'
