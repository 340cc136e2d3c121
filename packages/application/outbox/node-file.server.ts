import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
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

/** State of a file, as its path shows it. */
export interface FileState {
  /** Inodes of the file, its log and its index; 0 for none. */
  inodes: readonly bigint[]
  /** Time of the last write, and length. */
  written: string
}

/** Reads the state of a file; undefined when it is gone. */
export const fileState = (file: string): FileState | undefined => {
  const [main, ...others] = ends.map((end) => statSync(file + end, { bigint: true, throwIfNoEntry: false }))
  return main && { inodes: [main, ...others].map((found) => found?.ino ?? 0n), written: `${main.mtimeNs} ${main.size}` }
}

/** True for the same file with the same log. */
export const isSameFile = (file: FileState | undefined, other: FileState | undefined): boolean =>
  file !== undefined && other !== undefined && file.inodes[0] === other.inodes[0] && file.inodes[1] === other.inodes[1]

/** Says whether the table and its indexes agree: a damaged index would hide applications without an error. */
export const isIntact = (connection: DatabaseSync): boolean =>
  connection.prepare('PRAGMA integrity_check(1)').get()?.integrity_check === 'ok'

/**
 * Says whether somebody has copied another file over an open one. SQLite goes on with what it remembers, and others find something else.
 * To be asked in a transaction, so that nobody writes meanwhile.
 */
export const isOverwritten = (connection: DatabaseSync, file: string): boolean => {
  const content = "SELECT count(*) AS count, max(rowid) AS last, total(state = 'sent') AS sent FROM applications INDEXED BY byState"
  const other = new DatabaseSync(file, { readOnly: true })
  try {
    return !isIntact(other) || JSON.stringify(other.prepare(content).get()) !== JSON.stringify(connection.prepare(content).get())
  } catch {
    return true
  } finally {
    other.close()
  }
}

/**
 * Closes a connection whose file or log is no longer where it was. SQLite would delete the log and the index that have their names now,
 * and would read a log that has stayed alone into the file that is there now.
 */
export const closeApart = (connection: DatabaseSync, file: string, opened: FileState): void => {
  const found = fileState(file)
  const others = ends.filter((end, at) => end !== '' && found?.inodes[at] !== 0n && found?.inodes[at] !== opened.inodes[at])
  for (const end of others) renameSync(file + end, `${file + end}.apart`)
  try {
    connection.close()
    if (found && found.inodes[0] !== opened.inodes[0]) for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true })
  } finally {
    for (const end of others) renameSync(`${file + end}.apart`, file + end)
  }
}
