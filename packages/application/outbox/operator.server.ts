import * as z from 'zod/mini'
import { asciiEmail } from '../rules/company-email.ts'
import { requeue, type State } from './attempt.server.ts'
import { readNumber, type Database, type Row } from './database.server.ts'
import { exportedRow } from './row-schema.server.ts'
import { countUnreadable, findRow, insertRow, references, retryRows, finishRow } from './sql.server.ts'

/** Requests of an operator; on Cloudflare they come over the network. */
export const operatorCommand = z.discriminatedUnion('command', [
  z.object({ command: z.enum(['list', 'export']) }),
  z.object({ command: z.enum(['show', 'drop']), reference: z.string() }),
  /** `retry` tries what waits now; `requeue` sends what needs a person, or was sent, once more. Without a reference all of them. */
  z.object({ command: z.enum(['retry', 'requeue']), reference: z.optional(z.string()) }),
  z.object({ command: z.literal('restore'), rows: z.array(exportedRow) }),
  z.object({ command: z.literal('erase'), email: z.string() }),
])

export type OperatorCommand = z.output<typeof operatorCommand>

/** What `list` says of one application; nothing of it is personal. */
export type ListedRow = Pick<Row, 'reference' | 'state' | 'acceptedAt' | 'attempts' | 'nextAttemptAt' | 'error'>

export type ExportedRow = z.output<typeof exportedRow>

export interface OperatorResult {
  /** The applications that were listed, shown or exported. */
  rows?: (ListedRow | ExportedRow)[]
  /** The references that were changed, deleted or restored. */
  changed?: string[]
  /** Those that exist already, when restoring. */
  skipped?: string[]
  /** How many sent applications are kept. */
  sent?: number
  /** How many applications cannot be read, or not wholly; they are dead. */
  unreadable?: number
  /** The files that still hold what was deleted. */
  left?: string[]
}

const exported = ({ client: _client, lease: _lease, leaseUntil: _leaseUntil, since: _since, waitingSince: _waitingSince, ...row }: Row) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What waits has a time, and nothing else has.
  row as ExportedRow

/** One spelling of an address for all: domains as DNS has them, in lower case. */
const spelled = (email: string) => asciiEmail(email.trim().normalize('NFC')).toLowerCase()

/** Runs a command on the outbox's table, the same on both hosts. */
export const operate = (database: Database, command: OperatorCommand, now: number): Promise<OperatorResult> =>
  database.commit((): OperatorResult => {
    switch (command.command) {
      case 'list':
        return {
          rows: database.all<ListedRow>(
            "SELECT reference, state, acceptedAt, attempts, nextAttemptAt, error FROM applications WHERE state <> 'sent' ORDER BY acceptedAt",
          ),
          sent: database.all<{ count: number }>("SELECT count(*) AS count FROM applications WHERE state = 'sent'")[0]!.count,
          unreadable: countUnreadable(database),
        }
      case 'export':
        return {
          rows: database.all<Row>('SELECT * FROM applications ORDER BY acceptedAt').map(exported),
          unreadable: countUnreadable(database),
        }
      case 'show': {
        const row = findRow(database, command.reference)
        return { rows: row ? [exported(row)] : [] }
      }
      case 'drop':
        return {
          changed: references(database, 'DELETE FROM applications WHERE reference = ? RETURNING reference', command.reference),
        }
      case 'retry':
        return { changed: retryRows(database, now, command.reference === undefined ? 'all' : { reference: command.reference }) }
      case 'requeue': {
        const states: State[] = command.reference === undefined ? ['dead'] : ['dead', 'sent']
        const rows = database.all<Row>(
          `SELECT * FROM applications WHERE state IN (${states.map(() => '?').join(', ')}) ${command.reference === undefined ? '' : 'AND reference = ?'}`,
          ...states,
          ...(command.reference === undefined ? [] : [command.reference]),
        )
        for (const row of rows) {
          database.all('UPDATE applications SET lease = ? WHERE reference = ?', 'requeue', row.reference)
          finishRow(database, row.reference, 'requeue', requeue(row, now), row.since)
        }
        return { changed: rows.map(({ reference }) => reference) }
      }
      case 'restore': {
        const since = readNumber(database, 'running')
        const changed: string[] = []
        const skipped: string[] = []
        for (const row of command.rows) {
          // What waits is due now: how long the file lay somewhere is not known.
          const nextAttemptAt = row.nextAttemptAt === null ? null : now
          const inserted = insertRow(database, {
            ...row,
            nextAttemptAt,
            waitingSince: now,
            client: null,
            lease: null,
            leaseUntil: null,
            since,
          })
          ;(inserted ? changed : skipped).push(row.reference)
        }
        return { changed, skipped }
      }
      case 'erase': {
        const wanted = spelled(command.email)
        const changed = database
          .all<Pick<Row, 'reference' | 'email'>>('SELECT reference, email FROM applications')
          .filter(({ email }) => spelled(email) === wanted)
          .map(({ reference }) => reference)
        for (const reference of changed) database.all('DELETE FROM applications WHERE reference = ?', reference)
        return { changed }
      }
    }
  })
