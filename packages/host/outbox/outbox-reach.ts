import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { getErrorName, isBusy, NewerSchemaError, type Database } from '@workspace/application/outbox/database.server.ts'
import { operate, operatorResult, type OperatorCommand, type OperatorResult } from '@workspace/application/outbox/operator.server.ts'
import { getDatabaseFile, openDatabase, openToRead, type NodeDatabase } from '@workspace/application/outbox/node-database.server.ts'
import { operatorPath } from '../http/operations.ts'
import { CommandError } from '../configuration/command.ts'

export interface OutboxReach {
  where: string
  operate: (command: OperatorCommand) => Promise<OperatorResult>
  close: () => void
}

/** Number of waits for another reader. `pause` is in milliseconds. */
const tries = 20
const pause = 100

/** The write-ahead log may hold copies of deleted rows. Returns its name if it can't be emptied. */
const emptyLog = async (directory: string, database: Database): Promise<string[]> => {
  for (let n = 0; n < tries; n++) {
    if (n > 0) await delay(pause)
    if (database.all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)')[0]?.busy === 0) return []
  }
  return [`${basename(getDatabaseFile(directory))}-wal`]
}

const explain = (error: unknown, directory: string): string => {
  if (error instanceof NewerSchemaError) return error.message
  if (isBusy(error)) return `Another program has locked the outbox in ${directory}. Run the command again when it has ended.`
  return `The outbox in ${directory} cannot be read or written (${getErrorName(error)}). See “A damaged file, and copies” in ops/deploy/README.md.`
}

/** A running server may use the outbox at the same time. @throws CommandError if the folder has none. */
export const reachFolder = (directory: string): OutboxReach => {
  if (!existsSync(getDatabaseFile(directory)))
    throw new CommandError(`There is no outbox in ${resolve(directory)}. Start the server once, or set OUTBOX_DIRECTORY to its folder.`)
  const opened: NodeDatabase[] = []
  const open = ({ command }: OperatorCommand) => {
    // A reading command must not create files: if it runs as root, the service could not open them.
    const database = command === 'list' || command === 'show' ? openToRead(directory) : openDatabase(directory)
    opened.push(database)
    return database
  }
  return {
    where: resolve(directory),
    operate: async (command) => {
      try {
        const database = open(command)
        const result = await operate(database, command, Date.now())
        return command.command === 'erase' ? { ...result, left: await emptyLog(directory, database) } : result
      } catch (error) {
        throw new CommandError(explain(error, directory))
      }
    },
    close: () => {
      for (const database of opened) database.close()
    },
  }
}

/** For a site on Cloudflare. @throws CommandError if the site refuses. */
export const reachSite = (url: string, token: string | undefined): OutboxReach => {
  if (token === undefined) throw new CommandError('Set OPERATOR_TOKEN to the token of the site.')
  const address = new URL(operatorPath, url)
  if (address.protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(address.hostname))
    throw new CommandError('--url should start with https://, because the request contains the token.')
  return {
    where: address.origin,
    operate: async (command) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(command),
      }).catch(() => {
        throw new CommandError(`${address.origin} does not answer.`)
      })
      if (answer.status === 401) throw new CommandError(`${address.origin} does not accept this OPERATOR_TOKEN.`)
      if (!answer.ok) throw new CommandError(`${address.origin} has no operator route (status ${answer.status}). Set OPERATOR_TOKEN there.`)
      return operatorResult.parse(await answer.json())
    },
    close: () => {},
  }
}
