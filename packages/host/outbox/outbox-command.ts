import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { ExportedRow, ListedRow, OperatorCommand, OperatorResult } from '@workspace/application/outbox/operator.server.ts'
import { readMail } from '@workspace/application/outbox/render-row.server.ts'
import { exportedRow } from '@workspace/application/outbox/row-schema.server.ts'
import { CommandError } from '../configuration/command.ts'
import { checkDeleted } from './outbox-deleted.ts'

/** Where a command runs and what it writes to. */
export interface OutboxCommandOptions {
  /** Runs a command on the table. @throws CommandError when the outbox cannot be reached. */
  operate: (command: OperatorCommand) => Promise<OperatorResult>
  /** Where the outbox is, for messages. */
  where: string
  /** Writes a line of the result. */
  print: (line: string) => void
  /** Writes a line for the person, beside the result. */
  say: (line: string) => void
}

/** How the command is used. */
const usage = `Use npm run outbox -- with one of:
  list                       what is not sent
  show <reference>           one application with its mail
  retry [<reference>]        tries what waits now
  requeue [<reference>]      sends what needs a person once more; with a reference also what was sent
  drop <reference>           deletes one application
  erase <mail address>       deletes everything of one applicant
  export [--to <file>]       all applications, one JSON line each
  restore <file>             takes exported applications back
Add --json for machines, --url https://… for a site on Cloudflare (with OPERATOR_TOKEN set).`

const time = (milliseconds: number | null) => (milliseconds === null ? '-' : `${new Date(milliseconds).toISOString().slice(0, 19)}Z`)

const reference = (value: string | undefined): string => {
  if (value === undefined) throw new CommandError(`Name a reference.\n${usage}`)
  if (!/^[0-9a-f-]{36}$/.test(value))
    throw new CommandError('A reference has 36 characters, digits, a to f and hyphens: npm run outbox -- list shows them.')
  return value
}

const exportedRows = (file: string, text: string): ExportedRow[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line, at) => {
      const row = parsedRow(line)
      if (row) return row
      throw new CommandError(
        `${file}: line ${at + 1} is not an application that npm run outbox -- export wrote. Take the line out to restore the others; nothing is restored yet.`,
      )
    })

const parsedRow = (line: string): ExportedRow | undefined => {
  try {
    return exportedRow.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

const commandOf = async (name: string | undefined, argument: string | undefined): Promise<OperatorCommand> => {
  switch (name) {
    case 'list':
    case 'export':
      return { command: name }
    case 'show':
    case 'drop':
      return { command: name, reference: reference(argument) }
    case 'retry':
    case 'requeue':
      return { command: name, reference: argument === undefined ? undefined : reference(argument) }
    case 'erase': {
      if (!argument?.includes('@')) throw new CommandError(`Name the applicant's mail address.\n${usage}`)
      return { command: 'erase', email: argument }
    }
    case 'restore': {
      if (argument === undefined) throw new CommandError(`Name the file.\n${usage}`)
      const text = await readFile(argument, 'utf8').catch((error: NodeJS.ErrnoException) => {
        throw new CommandError(`${argument} cannot be read (${error.code}).`)
      })
      return { command: 'restore', rows: exportedRows(argument, text) }
    }
    default:
      throw new CommandError(usage)
  }
}

const list = (rows: readonly ListedRow[], { sent = 0, unreadable = 0 }: OperatorResult, { print, say }: OutboxCommandOptions) => {
  if (rows.length > 0) print(`${'Reference'.padEnd(36)}  State    Accepted              Attempts  Next attempt          Last error`)
  for (const row of rows) {
    print(
      `${row.reference}  ${row.state.padEnd(7)}  ${time(row.acceptedAt)}  ${String(row.attempts).padEnd(8)}  ${time(row.nextAttemptAt).padEnd(20)}  ${row.error ?? '-'}`,
    )
  }
  const count = (state: string) => `${rows.filter((row) => row.state === state).length} ${state}`
  print(
    `${count('waiting')}, ${count('parked')}, ${count('dead')}; ${sent} sent are kept.${unreadable > 0 ? ` ${unreadable} of the dead cannot be read.` : ''}`,
  )
  say(
    rows.length === 0
      ? 'Next: nothing, no application waits.'
      : 'Next: npm run outbox -- show <reference> prints one, retry has them tried now, requeue sends what is dead once more.',
  )
}

const readable = <Value>(read: (text: string) => Value, text: string): Value | undefined => {
  try {
    return read(text)
  } catch {
    return undefined
  }
}

const show = (row: ExportedRow, { print, say }: OutboxCommandOptions) => {
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
  say(
    row.state === 'dead'
      ? `Next: npm run outbox -- requeue ${row.reference} sends it once more, drop ${row.reference} deletes it.`
      : `Next: npm run outbox -- retry ${row.reference} has it tried now.`,
  )
}

const exportTo = async (
  rows: readonly object[],
  file: string | undefined,
  { unreadable = 0 }: OperatorResult,
  { print, say }: OutboxCommandOptions,
) => {
  const lines = rows.map((row) => JSON.stringify(row))
  if (file === undefined) for (const line of lines) print(line)
  else {
    await writeFile(file, lines.map((line) => `${line}\n`).join(''), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      throw new CommandError(`${file} ${error.code === 'EEXIST' ? 'exists' : `cannot be written (${error.code})`}: name another file.`)
    })
    print(`Wrote ${lines.length} applications to ${file}.`)
  }
  if (unreadable > 0) say(`${unreadable} of them cannot be read, or not wholly: their error is "unreadable".`)
  say('Next: keep it like the mail itself, it holds personal data. The applications stay in the outbox.')
}

const done: Partial<Record<OperatorCommand['command'], [verb: string, next: string]>> = {
  retry: ['Due now', 'a running server tries them within seconds; npm run outbox -- list shows what still waits.'],
  requeue: [
    'Queued again',
    'a running server sends them within seconds, marked as possible duplicates where an earlier attempt may have been accepted.',
  ],
  drop: ['Deleted', 'nothing; copies may be in backups.'],
  erase: ['Deleted', 'erase the mails in the mailboxes and the backups too.'],
  restore: ['Restored', 'a running server sends what waits; npm run outbox -- list shows it.'],
}

/**
 * Runs a command of the operator.
 * @throws CommandError with what to do instead.
 */
export const runOutboxCommand = async (args: readonly string[], options: OutboxCommandOptions): Promise<void> => {
  const {
    values,
    positionals: [name, argument],
  } = parse(args)
  const command = await commandOf(name, argument)
  const result = await options.operate(command)
  const { rows = [], changed = [], skipped = [] } = result
  if ('reference' in command && command.reference !== undefined && rows.length + changed.length === 0) {
    throw new CommandError(
      `There is nothing to ${name} for ${command.reference} in ${options.where}: npm run outbox -- list shows what is there.`,
    )
  }
  if (command.command === 'export') return exportTo(rows, values.to, result, options)
  if (values.json) options.print(JSON.stringify(result))
  checkDeleted(command, result, { args, where: options.where })
  if (values.json) return
  if (command.command === 'list') return list(rows, result, options)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own code wrote it, and what is missing shows as an error.
  if (command.command === 'show') return show(rows[0] as ExportedRow, options)
  const [verb, next] = done[command.command] ?? ['Changed', 'nothing.']
  options.print(`${verb}: ${changed.length}.${skipped.length > 0 ? ` Already there: ${skipped.length}.` : ''}`)
  options.say(`Next: ${next}`)
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, to: { type: 'string' }, url: { type: 'string' } },
    })
  } catch {
    throw new CommandError(usage)
  }
}

/** The address after --url; undefined when the outbox is on this machine. */
export const urlOf = (args: readonly string[]): string | undefined => parse(args).values.url
