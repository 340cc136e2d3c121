import { parseArgs } from 'node:util'
import type { ListedRow, OperatorCommand, OperatorResult, ShownRow } from '@workspace/application/outbox/operator.server.ts'
import { readMail } from '@workspace/application/outbox/render-row.server.ts'
import { readAddress } from '@workspace/application/rules/company-email.ts'
import { CommandError } from '../configuration/command.ts'
import { checkDeleted } from './outbox-deleted.ts'

/** Place where a command runs, and its output. */
export interface OutboxCommandOptions {
  /** Runs a command on the table. @throws CommandError when the outbox cannot be reached. */
  operate: (command: OperatorCommand) => Promise<OperatorResult>
  /** Folder or address of the outbox, for messages. */
  where: string
  /** Writes a line of the result. */
  print: (line: string) => void
  /** Writes a line for the person, beside the result. */
  say: (line: string) => void
}

/** Printed when the command is not understood. */
const usage = `Use npm run outbox -- with one of:
  list                       what is not sent
  show <reference>           one application with its mail
  retry [<reference>]        tries what waits now; with a reference also what is dead or was sent, once more
  erase <mail address>       deletes everything of one applicant
Add --json for machines, --url https://… for a site on Cloudflare (with OPERATOR_TOKEN set).`

const time = (milliseconds: number | null) => (milliseconds === null ? '-' : `${new Date(milliseconds).toISOString().slice(0, 19)}Z`)

const reference = (value: string | undefined): string => {
  if (value === undefined) throw new CommandError(`Name a reference.\n${usage}`)
  if (!/^[0-9a-f-]{36}$/.test(value))
    throw new CommandError('A reference has 36 characters, digits, a to f and hyphens: npm run outbox -- list shows them.')
  return value
}

const isAddress = (argument: string | undefined): argument is string => /^[^\s<>,;]+@[^\s<>,;@]+$/.test(readAddress(argument ?? ''))

/**
 * Reads a command before anything is opened.
 * @throws CommandError with the usage.
 */
export const readCommand = (args: readonly string[]): OperatorCommand => {
  const [name, argument, ...more] = parse(args).positionals
  if (more.length > 0) throw new CommandError(`Name one at a time.\n${usage}`)
  switch (name) {
    case 'list':
      return { command: name }
    case 'show':
      return { command: name, reference: reference(argument) }
    case 'retry':
      return { command: name, reference: argument === undefined ? undefined : reference(argument) }
    case 'erase':
      if (!isAddress(argument)) throw new CommandError(`Name the applicant's mail address.\n${usage}`)
      return { command: name, email: readAddress(argument) }
    default:
      throw new CommandError(usage)
  }
}

const list = (rows: readonly ListedRow[], { sent = 0 }: OperatorResult, { print, say }: OutboxCommandOptions) => {
  if (rows.length > 0) print(`${'Reference'.padEnd(36)}  State    Accepted              Attempts  Next attempt          Last error`)
  for (const row of rows) {
    print(
      `${row.reference}  ${row.state.padEnd(7)}  ${time(row.acceptedAt)}  ${String(row.attempts).padEnd(8)}  ${time(row.nextAttemptAt).padEnd(20)}  ${row.error ?? '-'}`,
    )
  }
  const count = (state: string) => `${rows.filter((row) => row.state === state).length} ${state}`
  print(`${count('waiting')}, ${count('parked')}, ${count('dead')}; ${sent} sent are kept.`)
  say(
    rows.length === 0
      ? 'Next: nothing, no application waits.'
      : 'Next: npm run outbox -- show <reference> prints one, retry has them tried now, retry <reference> sends one that is dead once more.',
  )
}

const readable = <Value>(read: (text: string) => Value, text: string): Value | undefined => {
  try {
    return read(text)
  } catch {
    return undefined
  }
}

const show = (row: ShownRow, { print, say }: OutboxCommandOptions) => {
  print(
    `Reference: ${row.reference}\nState: ${row.state}, ${row.attempts} attempts, next ${time(row.nextAttemptAt)}, last error ${row.error ?? '-'}\nAccepted: ${time(row.acceptedAt)}`,
  )
  const mail = row.mail === null ? undefined : readable(readMail, row.mail)
  if (mail) {
    const { from, to, replyTo, subject, text } = mail
    print(`From: ${from}\nTo: ${to.join(', ')}\nReply-To: ${replyTo ?? '-'}\nSubject: ${subject}\n\n${text}`)
  } else {
    if (row.mail !== null) print('The mail cannot be read.')
    const answers = row.answers === null ? undefined : readable<unknown>(JSON.parse, row.answers)
    print(answers === undefined ? 'The answers cannot be read.' : `\n${JSON.stringify(answers, null, 2)}`)
  }
  say(`Next: npm run outbox -- retry ${row.reference} ${row.nextAttemptAt === null ? 'sends it once more' : 'has it tried now'}.`)
}

/**
 * Runs a command of the operator.
 * @throws CommandError with what to do instead.
 */
export const runOutboxCommand = async (args: readonly string[], options: OutboxCommandOptions): Promise<void> => {
  const { json } = parse(args).values
  const command = readCommand(args)
  const result = await options.operate(command)
  const { rows = [], shown, changed = [] } = result
  if ('reference' in command && command.reference !== undefined && !shown && changed.length === 0) {
    throw new CommandError(
      `There is nothing to ${command.command} for ${command.reference} in ${options.where}: npm run outbox -- list shows what is there.`,
    )
  }
  if (json) options.print(JSON.stringify(result))
  checkDeleted(command, result, { args, where: options.where })
  if (json) return
  if (shown) return show(shown, options)
  if (command.command === 'list') return list(rows, result, options)
  options.print(`${command.command === 'erase' ? 'Deleted' : 'Due now'}: ${changed.length}.`)
  options.say(
    command.command === 'erase'
      ? 'Next: erase the mails in the mailboxes and the backups too.'
      : 'Next: a running server tries them within seconds, marked as possible duplicates where an earlier attempt may have been accepted; npm run outbox -- list shows what still waits.',
  )
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { json: { type: 'boolean' }, url: { type: 'string' } } })
  } catch {
    throw new CommandError(usage)
  }
}

/** The address after --url; undefined when the outbox is on this machine. */
export const urlOf = (args: readonly string[]): string | undefined => parse(args).values.url
