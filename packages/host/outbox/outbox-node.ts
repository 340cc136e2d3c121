import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { createOutbox } from '@workspace/application/outbox/outbox.server.ts'
import type { OutboxOptions } from '@workspace/application/outbox/outbox-types.server.ts'
import { getErrorName, NewerSchemaError, readNumber, type Database } from '@workspace/application/outbox/database.server.ts'
import { getDatabaseFile, openDatabase } from '@workspace/application/outbox/node-database.server.ts'
import { CommandError } from '../configuration/command.ts'

export interface NodeOutboxOptions extends Omit<OutboxOptions, 'database' | 'settingsId'> {
  directory: string
}

/** Time between two checks of the table, in milliseconds. Another process, such as the operator's command, may change the table. */
const pumpEvery = 2_000
const sweepEvery = 60_000

/**
 * Ignores a damaged file, because the site also starts with it.
 * @throws CommandError if a newer version of the site wrote the file.
 */
const checkVersion = (database: Database) => {
  try {
    readNumber(database, 'version')
  } catch (error) {
    if (error instanceof NewerSchemaError) throw new CommandError(error.message)
  }
}

/** Creates the outbox of a folder, which may not exist yet. @throws CommandError if a newer version wrote the file. */
export const createNodeOutbox = ({ directory, ...options }: NodeOutboxOptions) => {
  const database = openDatabase(directory)
  if (existsSync(getDatabaseFile(directory))) checkVersion(database)
  // A new id at each start makes the outbox retry parked applications.
  const outbox = createOutbox({ ...options, database, settingsId: crypto.randomUUID() })
  const timers: NodeJS.Timeout[] = []
  let opened = false

  const open = async () => {
    if (opened) return
    try {
      await outbox.open()
      opened = true
    } catch (error) {
      options.report({ kind: 'store', error: getErrorName(error) })
    }
  }

  return {
    ...outbox,
    /** Sends waiting applications until `close`. Never throws. */
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

/** Resolves symbolic links. The folder may not exist yet. */
const resolvePath = (path: string): string => {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(resolvePath(parent), relative(parent, path))
  }
}

const isInside = (path: string, folder: string) => `${path}${sep}`.startsWith(`${folder}${sep}`)

/** @throws CommandError if the folder is public or a build would empty it. */
export const checkOutboxDirectory = (directory: string, root: string): void => {
  const path = resolvePath(resolve(directory))
  if (![root, 'dist'].some((folder) => isInside(path, resolvePath(resolve(folder))))) return
  throw new CommandError(
    'OUTBOX_DIRECTORY should be outside the built site, which is public and replaced by each build, for example OUTBOX_DIRECTORY=.outbox.',
  )
}
