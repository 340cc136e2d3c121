import { statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { getErrorName, isBusy, NewerSchemaError, type Database } from '@workspace/application/outbox/database.server.ts'
import { operate, operatorResult, type OperatorCommand, type OperatorResult } from '@workspace/application/outbox/operator.server.ts'
import { getDatabaseFile, openDatabase, openToRead, type NodeDatabase } from '@workspace/application/outbox/node-database.server.ts'
import { operatorPath } from '../http/operations.ts'
import { CommandError } from '../configuration/command.ts'
import { isLoopback, parseUrl } from '../configuration/configuration.ts'

export interface OutboxReach {
  where: string
  operate: (command: OperatorCommand) => Promise<OperatorResult>
  close: () => void
}

/** Maximum number of attempts to empty the log while a process reads it. `pause` is the time between attempts, in milliseconds. */
const tries = 20
const pause = 100

/** Empties the write-ahead log, which may contain copies of deleted rows. Returns the name of the log if that fails. */
const emptyLog = async (directory: string, database: Database): Promise<string[]> => {
  for (let n = 0; n < tries; n++) {
    if (n > 0) await delay(pause)
    if (database.all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)')[0]?.busy === 0) return []
  }
  return [`${basename(getDatabaseFile(directory))}-wal`]
}

const describeForeign = (directory: string) =>
  `${resolve(getDatabaseFile(directory))} is not an outbox, or its tables were changed, so the command left the file unchanged. Set OUTBOX_DIRECTORY to the folder of the outbox.`

const explain = (error: unknown, directory: string): string => {
  // SQLITE_ERROR: a table or column does not exist.
  if (getErrorName(error) === 'sqlite_1') return describeForeign(directory)
  if (error instanceof NewerSchemaError) return error.message
  if (isBusy(error)) return `Another program has locked the outbox in ${directory}. Run the command again when that program has ended.`
  return `The outbox in ${directory} cannot be read or written (${getErrorName(error)}). See “A damaged file, and copies” in ops/deploy/README.md.`
}

/** @throws CommandError if the folder has no file for an outbox. */
const checkFolder = (directory: string) => {
  try {
    if (statSync(getDatabaseFile(directory), { throwIfNoEntry: false })?.isFile()) return
  } catch (error) {
    if (getErrorName(error) === 'EACCES')
      throw new CommandError(`This user may not read ${resolve(directory)}. Run the command as the user of the server.`)
  }
  throw new CommandError(
    `There is no outbox in ${resolve(directory)}. Start the server once, or set OUTBOX_DIRECTORY to the folder of the outbox.`,
  )
}

/** A running server may use the outbox at the same time. @throws CommandError if the folder has no outbox. */
export const reachFolder = (directory: string): OutboxReach => {
  checkFolder(directory)
  const opened: NodeDatabase[] = []
  const keep = (database: NodeDatabase) => {
    opened.push(database)
    return database
  }
  const open = ({ command }: OperatorCommand) => {
    // A reading command must not create files: if it runs as root, the service could not open them.
    const database = keep(openToRead(directory))
    // Checks the tables first, because opening the file for writing would create missing tables.
    const tables = database.all("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name IN ('applications', 'meta')")
    if (tables.length < 2) throw new CommandError(describeForeign(directory))
    return command === 'list' || command === 'show' ? database : keep(openDatabase(directory))
  }
  return {
    where: resolve(directory),
    operate: async (command) => {
      try {
        const database = open(command)
        const result = await operate(database, command, Date.now())
        return command.command === 'erase' ? { ...result, left: await emptyLog(directory, database) } : result
      } catch (error) {
        throw error instanceof CommandError ? error : new CommandError(explain(error, directory))
      }
    },
    close: () => {
      for (const database of opened) database.close()
    },
  }
}

/** Keys that an answer must have. Without this check, the answer of another server could look like an empty outbox. */
const expectedKeys = { list: ['rows', 'sent'], show: ['shown'], retry: ['changed'], erase: ['changed'] } as const

const readAnswer = (command: OperatorCommand, text: string): OperatorResult | undefined => {
  try {
    const result = operatorResult.parse(JSON.parse(text))
    return expectedKeys[command.command].every((key) => key in result) ? result : undefined
  } catch {
    return undefined
  }
}

/** @throws CommandError if the text is not an address, or if the address would send the token unencrypted to another machine. */
const readSiteUrl = (given: string): URL => {
  const url = parseUrl(given)
  if (!url) throw new CommandError('--url should be the address of the site, for example --url https://company.example.')
  if (url.protocol !== 'https:' && !isLoopback(url))
    throw new CommandError('--url should start with https://, because the request contains the token.')
  return new URL(operatorPath, url)
}

/** How long to wait for an answer, in milliseconds. */
const patience = 60_000

/** @throws CommandError if no complete answer arrives. */
const ask = async (address: URL, token: string, command: OperatorCommand) => {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(command),
      // A redirect is not followed, because it may lead to a login page in front of the site.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    return { status: answer.status, text: await answer.text() }
  } catch {
    throw new CommandError(`${address.origin} does not answer. Check --url and the connection.`)
  }
}

/** Reaches a site on Cloudflare. @throws CommandError if the address is not valid or the token is missing. */
export const reachSite = (url: string, token: string | undefined): OutboxReach => {
  const address = readSiteUrl(url)
  if (token === undefined) throw new CommandError('Missing OPERATOR_TOKEN. Set it to the token of the site.')
  const { origin } = address
  return {
    where: origin,
    operate: async (command) => {
      const { status, text } = await ask(address, token, command)
      if (status === 401) throw new CommandError(`${origin} does not accept this OPERATOR_TOKEN. Set it to the token of the site.`)
      if (status === 404)
        throw new CommandError(
          `${origin} has no operator route (status 404). Set OPERATOR_TOKEN in the settings of the site to enable the route.`,
        )
      const result = status === 200 ? readAnswer(command, text) : undefined
      if (result) return result
      throw new CommandError(
        `${origin} did not answer as this version of the site does (status ${status}), so the state of the outbox is unknown. Check that --url leads to the site itself, and run the command from the version that is deployed.`,
      )
    },
    close: () => {},
  }
}
