import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { createOutbox } from '@workspace/application/outbox/outbox.server.ts'
import type { Outbox, OutboxOptions } from '@workspace/application/outbox/outbox-types.server.ts'
import { errorName, NewerSchemaError, readNumber, type Database } from '@workspace/application/outbox/database.server.ts'
import { databaseFile, openDatabase } from '@workspace/application/outbox/node-database.server.ts'
import { CommandError } from '../configuration/command.ts'

/** Options of the outbox on Node: a folder in place of a database. */
export interface NodeOutboxOptions extends Omit<OutboxOptions, 'database' | 'settingsId'> {
  /** The folder of the database. */
  directory: string
}

/** The outbox with the timers of a Node server. */
export interface NodeOutbox extends Outbox {
  /** Begins to send what waits, and goes on until `close`. Never throws. */
  start: () => Promise<void>
}

/** Intervals, since another process, such as the operator's command, may have changed the table. In milliseconds. */
const pumpEvery = 2_000
const sweepEvery = 60_000

/** @throws CommandError when the file is of a newer version; what else may be wrong with it keeps no site from starting. */
const checkVersion = (database: Database) => {
  try {
    readNumber(database, 'version')
  } catch (error) {
    if (error instanceof NewerSchemaError) throw new CommandError(error.message)
  }
}

/**
 * Makes the outbox of a folder, which need not exist.
 * @throws CommandError when its file is of a newer version.
 */
export const createNodeOutbox = ({ directory, ...options }: NodeOutboxOptions): NodeOutbox => {
  const database = openDatabase(directory)
  if (existsSync(databaseFile(directory))) checkVersion(database)
  // A new id at each start: what is parked is retried then.
  const outbox = createOutbox({ ...options, database, settingsId: crypto.randomUUID() })
  const timers: NodeJS.Timeout[] = []
  let opened = false

  const open = async () => {
    if (opened) return
    try {
      await outbox.open()
      opened = true
    } catch (error) {
      options.report({ kind: 'store', error: errorName(error) })
    }
  }

  return {
    ...outbox,
    start: async () => {
      timers.push(
        setInterval(() => void outbox.pump(), pumpEvery).unref(),
        setInterval(() => void open().then(outbox.sweep), sweepEvery).unref(),
      )
      await open()
      await outbox.sweep()
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      await outbox.close()
      database.close()
    },
  }
}

/** The real path of a folder, of which the last parts may not exist yet. */
const realPath = (path: string): string => {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(realPath(parent), relative(parent, path))
  }
}

const isInside = (path: string, folder: string) => `${path}${sep}`.startsWith(`${folder}${sep}`)

/**
 * Keeps applications out of folders that are public, or that a build empties.
 * @throws CommandError with what to do.
 */
export const checkOutboxDirectory = (directory: string, root: string): void => {
  const path = realPath(resolve(directory))
  if (![root, 'dist'].some((folder) => isInside(path, realPath(resolve(folder))))) return
  throw new CommandError(
    'OUTBOX_DIRECTORY should be outside the built site, which is public and built anew, for example OUTBOX_DIRECTORY=.outbox.',
  )
}
