import { parseArgs } from 'node:util'
import type { ListedRow, OperatorCommand, OperatorResult, ShownRow } from '@workspace/application/outbox/operator.server.ts'
import { readMail } from '@workspace/application/outbox/render-row.server.ts'
import { readAddress } from '@workspace/application/rules/company-email.ts'
import { findShortReferences, toShortReference } from '@workspace/application/short-reference.ts'
import { CommandError } from '../configuration/command.ts'

export interface OutboxCommandOptions {
  /** @throws CommandError if the outbox cannot be reached. */
  operate: (command: OperatorCommand) => Promise<OperatorResult>
  /** Folder or URL, as messages show it. */
  where: string
  print: (line: string) => void
  /** Prints a line that is not part of the result. */
  say: (line: string) => void
}

const usage = `Use npm run outbox -- with one of:
  list                     lists applications that are not sent. With --after …, lists the next page
  show <reference>         shows one application with its email
  retry [<reference>]      retries all waiting and parked applications now. With a reference, retries only that application, even if it is dead or was sent
  erase <email address>    deletes all data of one applicant. Also takes the reference of one of the applicant's applications
  rescue <folder>          copies the readable applications of a damaged outbox to a new folder beside it. Stop the server first
Add --json for machine-readable output, or --url https://… for a site on Cloudflare (with OPERATOR_TOKEN set).`

/** The latest time that a date can represent. */
const latestTime = 8.64e15

const formatTime = (milliseconds: number | null) =>
  milliseconds === null || Math.abs(milliseconds) > latestTime ? '-' : `${new Date(milliseconds).toISOString().slice(0, 19)}Z`

const exampleReference = '7f3a91c2-4d0e-4b7a-9c61-2e58d0b6a417'

/** Finds references in text that was copied from an email, a page or a log. Finds short references if the text has no long references. */
const findReferences = (value: string): string[] => {
  const plain = value.toLowerCase().replaceAll(/\s*\p{Dash}\s*/gu, '-')
  const long = new Set(plain.match(/(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])/g))
  return long.size > 0 ? [...long] : findShortReferences(value)
}

const readReference = (value: string | undefined): string => {
  if (value === undefined) throw new CommandError(`Name a reference.\n${usage}`)
  const [reference, ...more] = findReferences(value)
  if (more.length > 0) throw new CommandError(`Name only one reference.\n${usage}`)
  if (reference === undefined)
    throw new CommandError(
      `A reference looks like ${exampleReference} or ${toShortReference(exampleReference)}. npm run outbox -- list shows the references.`,
    )
  return reference
}

const readCommand = ([name, argument, ...more]: readonly string[]): OperatorCommand | Rescue => {
  if (more.length > 0) throw new CommandError(`Name only one application, applicant or folder.\n${usage}`)
  switch (name) {
    case 'list':
      if (argument !== undefined) throw new CommandError(`list takes no argument.\n${usage}`)
      return { command: name }
    case 'rescue':
      if (!argument) throw new CommandError(`Name the folder of the damaged outbox.\n${usage}`)
      return { command: name, folder: argument }
    case 'show':
      return { command: name, reference: readReference(argument) }
    case 'retry':
      return { command: name, reference: argument === undefined ? undefined : readReference(argument) }
    case 'erase': {
      const applicant = readAddress(argument ?? '')
      if (!applicant.includes('@') && findReferences(applicant).length > 0) return { command: name, applicant: readReference(applicant) }
      if (!/^[^\s<>,;]+@[^\s<>,;@]+$/.test(applicant))
        throw new CommandError(`Name the applicant's email address, or a reference.\n${usage}`)
      return { command: name, applicant }
    }
    default:
      throw new CommandError(usage)
  }
}

/** Command on a folder. It does not use the outbox that the settings name. */
interface Rescue {
  command: 'rescue'
  folder: string
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, url: { type: 'string' }, after: { type: 'string' } },
    })
  } catch {
    throw new CommandError(usage)
  }
}

export interface OutboxArguments {
  command: OperatorCommand | Rescue
  json?: boolean | undefined
  /** Site on Cloudflare. Absent if the outbox is on this machine. */
  url?: string | undefined
}

/** @throws CommandError with the usage. */
export const readArguments = (args: readonly string[]): OutboxArguments => {
  const { positionals, values } = parse(args)
  const { after, ...others } = values
  const command = readCommand(positionals)
  if (after !== undefined && command.command !== 'list') throw new CommandError(`Only list takes --after.\n${usage}`)
  if (command.command === 'rescue' && Object.keys(others).length > 0) throw new CommandError(`rescue takes only a folder.\n${usage}`)
  return { command: command.command === 'list' ? { ...command, after } : command, ...others }
}

const printList = (rows: readonly ListedRow[], { sent = 0, totals, next }: OperatorResult, { print, say }: OutboxCommandOptions) => {
  if (rows.length > 0) print(`${'Reference'.padEnd(36)}  State    Accepted              Attempts  Next attempt          Last error`)
  for (const row of rows) {
    print(
      `${row.reference}  ${row.state.padEnd(7)}  ${formatTime(row.acceptedAt)}  ${String(row.attempts).padEnd(8)}  ${formatTime(row.nextAttemptAt).padEnd(20)}  ${row.error ?? '-'}`,
    )
  }
  const counts = (['waiting', 'parked', 'dead'] as const).map((state) => ({
    state,
    count: totals?.[state] ?? rows.filter((row) => row.state === state).length,
  }))
  print(`${counts.map(({ state, count }) => `${count} ${state}`).join(', ')}; ${sent} sent are kept.`)
  if (next !== undefined) return say(`Next: npm run outbox -- list --after ${next} lists more.`)
  if (counts.every(({ count }) => count === 0)) return say('Next: nothing. No application is waiting.')
  say(
    rows.length === 0
      ? 'Next: run npm run outbox -- list without --after to see the first page.'
      : 'Next: npm run outbox -- show <reference> shows an application. retry retries all waiting and parked applications now, and retry <reference> also retries a dead application.',
  )
}

const tryRead = <Value>(read: (text: string) => Value, text: string | null): Value | undefined => {
  try {
    return text === null ? undefined : read(text)
  } catch {
    return undefined
  }
}

const printApplication = (row: ShownRow, { print, say }: OutboxCommandOptions) => {
  print(
    `Reference: ${row.reference}\nState: ${row.state}, ${row.attempts} attempts, next ${formatTime(row.nextAttemptAt)}, last error ${row.error ?? '-'}\nAccepted: ${formatTime(row.acceptedAt)}`,
  )
  const mail = tryRead(readMail, row.mail)
  if (mail) {
    const { from, to, replyTo, subject, text } = mail
    print(`From: ${from}\nTo: ${to.join(', ')}\nReply-To: ${replyTo ?? '-'}\nSubject: ${subject}\n\n${text}`)
  } else {
    if (row.mail !== null) print('The email cannot be read.')
    const answers = tryRead<unknown>(JSON.parse, row.answers)
    print(answers === undefined ? 'The answers cannot be read.' : `\n${JSON.stringify(answers, null, 2)}`)
  }
  say(`Next: npm run outbox -- retry ${row.reference} ${row.nextAttemptAt === null ? 'sends it again' : 'retries it now'}.`)
}

/** @throws CommandError if data of a deleted application is left, or no application has the address. */
const checkErased = (applicant: string, { changed = [], left }: OperatorResult, where: string): void => {
  if (left && left.length > 0)
    throw new CommandError(
      `Deleted: ${changed.length}. ${left.join(', ')} still contains the deleted data, because another program is reading the outbox. Stop that program, for example Litestream or sqlite3, and run npm run outbox -- erase ${applicant} again.`,
    )
  if (changed.length > 0) return
  const files = left ? ', and no file in the folder contains data of a deleted application' : ''
  throw new CommandError(`There is nothing to erase for ${applicant} in ${where}. No application has this address or reference${files}.`)
}

/** @throws CommandError that says what to do. */
export const runOutboxCommand = async (
  { command, json }: { command: OperatorCommand; json?: boolean | undefined },
  options: OutboxCommandOptions,
): Promise<void> => {
  const { where, print, say } = options
  const result = await options.operate(command)
  const { rows = [], shown, changed = [] } = result
  if ('reference' in command && command.reference !== undefined && !shown && changed.length === 0) {
    throw new CommandError(
      `There is nothing to ${command.command} for ${command.reference} in ${where}. npm run outbox -- list shows all references.`,
    )
  }
  if (json) print(JSON.stringify(result))
  if (command.command === 'erase') checkErased(command.applicant, result, where)
  if (json) return
  if (shown) return printApplication(shown, options)
  if (command.command === 'list') return printList(rows, result, options)
  print(`${command.command === 'erase' ? 'Deleted' : 'Due now'}: ${changed.length}.`)
  say(
    command.command === 'erase'
      ? 'Next: also delete the applicant’s emails in the mailboxes, and the backups with the applicant’s data.'
      : 'Next: a running server retries them within seconds. If the mail service may have accepted an earlier attempt, the email is marked as a possible duplicate. npm run outbox -- list shows what is still waiting.',
  )
}
