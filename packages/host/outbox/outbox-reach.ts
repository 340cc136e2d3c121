import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { errorName, isBusy, NewerSchemaError, type Database } from '@workspace/application/outbox/database.server.ts'
import { operate, operatorResult, type OperatorCommand, type OperatorResult } from '@workspace/application/outbox/operator.server.ts'
import { databaseFile, openDatabase, openToRead, type NodeDatabase } from '@workspace/application/outbox/node-database.server.ts'
import { operatorPath } from '../http/operations.ts'
import { CommandError } from '../configuration/command.ts'

/** Runs commands on an outbox. */
export interface OutboxReach {
  where: string
  operate: (command: OperatorCommand) => Promise<OperatorResult>
  close: () => void
}

/** Times that a reader is given to end, each in milliseconds. */
const tries = 20
const pause = 100

/** Empties the log, which would keep a copy of deleted rows. Returns the name of the log when it still holds them. */
const emptyLog = async (directory: string, database: Database): Promise<string[]> => {
  const isEmptied = () => database.all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)')[0]?.busy === 0
  let emptied = isEmptied()
  for (let n = 1; n < tries && !emptied; n++) {
    await delay(pause)
    emptied = isEmptied()
  }
  return emptied ? [] : [`${basename(databaseFile(directory))}-wal`]
}

const explain = (error: unknown, directory: string): string => {
  if (error instanceof NewerSchemaError) return error.message
  if (isBusy(error)) return `Another program keeps the outbox in ${directory} locked: run the command again when it has ended.`
  return `The outbox in ${directory} cannot be read or written (${errorName(error)}): see “A damaged file, and copies” in ops/deploy/README.md.`
}

/**
 * Reaches the outbox in a folder of this machine; a running server may use it at the same time.
 * @throws CommandError when there is none.
 */
export const reachFolder = (directory: string): OutboxReach => {
  if (!existsSync(databaseFile(directory)))
    throw new CommandError(`There is no outbox in ${resolve(directory)}: start the server once, or set OUTBOX_DIRECTORY to its folder.`)
  const opened: NodeDatabase[] = []
  const open = ({ command }: OperatorCommand) => {
    // Run as root, a command that creates files would leave some that the service cannot open.
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

/** Reaches the outbox of a site on Cloudflare. @throws CommandError when the site refuses. */
export const reachSite = (url: string, token: string | undefined): OutboxReach => {
  if (token === undefined) throw new CommandError('Set OPERATOR_TOKEN to the token of the site.')
  const address = new URL(operatorPath, url)
  if (address.protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(address.hostname))
    throw new CommandError('--url should start with https://, since the token travels with it.')
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
      if (!answer.ok) throw new CommandError(`${address.origin} has no operator route (status ${answer.status}): set OPERATOR_TOKEN there.`)
      return operatorResult.parse(await answer.json())
    },
    close: () => {},
  }
}
