import { chownSync, copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  getErrorName,
  NewerSchemaError,
  readNumber,
  readVersion,
  toSql,
  writeMeta,
  type Row,
  type Sql,
} from '@workspace/application/outbox/database.server.ts'
import { getDatabaseFile, openDatabase } from '@workspace/application/outbox/node-database.server.ts'
import { readMail } from '@workspace/application/outbox/render-row.server.ts'
import { insertRow } from '@workspace/application/outbox/sql.server.ts'
import { CommandError } from '../configuration/command.ts'
import type { OutboxCommandOptions } from './outbox-command.ts'

interface Rescue {
  saved: number
  /** Applications that an index lists but that cannot be read: their references, or row ids if the reference is unknown. */
  lost: string[]
  /** References of saved applications whose answers or email are damaged. */
  damaged: string[]
}

/** Fills a truncated file with zeros, because SQLite refuses a file that is shorter than its header says. */
const restoreLength = (file: string) => {
  const header = readFileSync(file).subarray(0, 100)
  if (header.length < 100 || !header.toString('latin1').startsWith('SQLite format 3')) return
  const size = header.readUInt16BE(16)
  // The format writes a page size of 65,536 as 1, because the number does not fit.
  truncateSync(file, Math.max(statSync(file).size, header.readUInt32BE(28) * (size === 1 ? 65_536 : size)))
}

/** Copies the database with its write-ahead log and opens the copy, because SQLite would write to the original. */
const withCopy = async <Result>(source: string, target: string, read: (connection: DatabaseSync) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(`${target}-`)
  try {
    const copy = getDatabaseFile(folder)
    for (const ending of ['', '-wal']) if (existsSync(source + ending)) copyFileSync(source + ending, copy + ending)
    restoreLength(copy)
    const connection = new DatabaseSync(copy)
    try {
      return await read(connection)
    } finally {
      connection.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Returns the rows up to the first damaged page. */
const readIntact = (connection: DatabaseSync): Sql =>
  toSql((statement, ...values) => {
    const rows: unknown[] = []
    try {
      for (const row of connection.prepare(statement).iterate(...values)) rows.push(row)
    } catch {
      // The caller also reads from the other end and by row id.
    }
    return rows
  })

/** Widest gap between two row ids in which all ids are tried. A wider gap may come from a row id on a damaged page. */
const widestGap = 1_000_000

/** Finds row ids by reading the table and its indexes from both ends. `between` has the row ids in the gaps. */
const findRows = (source: Sql) => {
  const references = new Map<number, string | undefined>()
  for (const direction of ['ASC', 'DESC']) {
    for (const query of [
      `rowid AS id, reference FROM applications NOT INDEXED ORDER BY rowid ${direction}`,
      `rowid AS id, reference FROM applications ORDER BY reference ${direction}`,
      `rowid AS id FROM applications INDEXED BY byState ORDER BY state ${direction}, since ${direction}`,
    ]) {
      for (const { id, reference } of source.all<{ id: number; reference?: string }>(`SELECT ${query}`))
        references.set(id, reference ?? references.get(id))
    }
  }
  const ids = [...references.keys()].sort((a, b) => a - b)
  const between = ids.flatMap((id, at) => {
    const gap = Math.max(0, id - (ids[at - 1] ?? 0) - 1)
    return gap > widestGap ? [] : Array.from({ length: gap }, (_, n) => id - 1 - n)
  })
  return { references, between }
}

const succeeds = (work: () => unknown): boolean => {
  try {
    return work() !== false
  } catch {
    return false
  }
}

const isIntact = ({ answers, mail }: Row) => succeeds(() => [JSON.parse(answers ?? 'null'), mail === null || readMail(mail)])

const copyRows = (source: Sql, database: Sql): Rescue => {
  for (const { name, value } of source.all<{ name: string; value: string }>('SELECT name, value FROM meta'))
    if (name !== 'version') writeMeta(database, name, value)
  const { references, between } = findRows(source)
  const rescue: Rescue = { saved: 0, lost: [], damaged: [] }
  for (const id of [...references.keys(), ...between]) {
    const [row] = source.all<Row>('SELECT * FROM applications NOT INDEXED WHERE rowid = ?', id)
    // Fails if a column has a value that the table does not allow.
    if (row && succeeds(() => insertRow(database, row))) {
      rescue.saved++
      if (!isIntact(row)) rescue.damaged.push(row.reference)
    } else if (references.has(id)) rescue.lost.push(references.get(id) ?? `row ${id}`)
  }
  // The uptime since an application was sent decides when it is deleted. Without the stored uptime, it would be kept for too long.
  const latest = database.all<{ since: number | null }>('SELECT max(since) AS since FROM applications')[0]?.since ?? 0
  if (readNumber(database, 'running') < latest) writeMeta(database, 'running', latest)
  return rescue
}

const count = (connection: DatabaseSync) =>
  Number(connection.prepare('SELECT count(*) AS count FROM applications NOT INDEXED').get()!['count'])

/** @throws CommandError if the file is not an outbox or has no applications. */
const checkSource = (connection: DatabaseSync, directory: string) => {
  readVersion(readIntact(connection))
  try {
    if (count(connection) === 0) throw new CommandError(`The outbox in ${directory} has no applications, so there is nothing to rescue.`)
  } catch (error) {
    // SQLITE_ERROR: the table or one of its columns does not exist.
    if (getErrorName(error) === 'sqlite_1')
      throw new CommandError(`${getDatabaseFile(directory)} is not an outbox. Name the folder of the damaged outbox.`)
    if (error instanceof CommandError) throw error
  }
}

/** Gives the files to the owner of the damaged outbox. Otherwise, the service could not open files that root has rescued. */
const giveToOwner = (source: string, target: string) => {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(source)
  for (const path of [target, ...readdirSync(target).map((name) => join(target, name))]) chownSync(path, uid, gid)
}

const explain = (error: unknown, directory: string): CommandError => {
  if (error instanceof CommandError) return error
  if (error instanceof NewerSchemaError) return new CommandError(error.message)
  return new CommandError(
    `The outbox in ${directory} cannot be rescued (${getErrorName(error)}), and nothing in its folder was changed. Keep the folder, and restore a copy from a backup.`,
  )
}

/**
 * Copies the readable applications of a damaged outbox to a new folder beside it. The server must be stopped. Changes and deletes nothing in
 * the damaged folder.
 * @throws CommandError if no application can be read.
 */
export const rescueOutbox = async (folder: string, { print, say }: Pick<OutboxCommandOptions, 'print' | 'say'>): Promise<void> => {
  const directory = resolve(folder)
  const source = getDatabaseFile(directory)
  const target = `${directory}-rescued`
  if (!existsSync(source)) throw new CommandError(`There is no outbox.sqlite in ${directory}. Name the folder of the damaged outbox.`)
  if (existsSync(target)) throw new CommandError(`${target} exists already. Move it away, and run the command again.`)
  try {
    const { saved, lost, damaged } = await withCopy(source, target, async (connection) => {
      checkSource(connection, directory)
      const database = openDatabase(target)
      try {
        return await database.commit(() => copyRows(readIntact(connection), database))
      } finally {
        database.close()
      }
    })
    giveToOwner(source, target)
    const written = new DatabaseSync(getDatabaseFile(target), { readOnly: true })
    const counted = count(written)
    written.close()
    if (counted === 0 || counted !== saved) {
      rmSync(target, { recursive: true })
      throw new CommandError(
        `${saved} of ${saved + lost.length} known applications can be read, and ${counted} were written, so the new outbox was deleted. Nothing in ${directory} was changed: keep this folder, and restore a copy from a backup.`,
      )
    }
    print(`Found     ${saved + lost.length}`)
    print(`Read      ${saved}`)
    print(`Written   ${counted}, to ${getDatabaseFile(target)}`)
    for (const reference of lost) print(`Lost      ${reference}`)
    for (const reference of damaged) print(`Damaged   ${reference}, in its answers or email`)
    const isWhole = lost.length === 0 && damaged.length === 0
    say(
      isWhole
        ? `Next: move ${directory} away, move ${target} to its place, start the server, and check npm run outbox -- list. Then delete the damaged folder that you moved away, because it contains personal data.`
        : `Next: move ${directory} away, move ${target} to its place, and start the server. Keep the damaged folder, because it is the only copy of the applications that are lost or damaged above. Look for them in the mailboxes and in a backup by their references.`,
    )
  } catch (error) {
    throw explain(error, directory)
  }
}
