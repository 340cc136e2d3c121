import { requeue, type State } from './attempt.server.ts'
import { readNumber, type Database, type Row } from './database.server.ts'
import { findRow, insertRow, references, retryRows, finishRow } from './sql.server.ts'

export type OperatorCommand =
  | { command: 'list' | 'export' }
  | { command: 'show' | 'drop'; reference: string }
  /** Tries what waits now; without a reference everything. */
  | { command: 'retry'; reference?: string | undefined }
  /** Sends what needs a person, or was sent, once more; without a reference everything that needs a person. */
  | { command: 'requeue'; reference?: string | undefined }
  | { command: 'restore'; rows: readonly ExportedRow[] }
  | { command: 'erase'; email: string }

/** What `list` says of one application; nothing of it is personal. */
export type ListedRow = Pick<Row, 'reference' | 'state' | 'acceptedAt' | 'attempts' | 'nextAttemptAt' | 'error'>

export type ExportedRow = Omit<Row, 'client' | 'lease' | 'leaseUntil' | 'since'>

export interface OperatorResult {
  /** The applications that were listed, shown or exported. */
  rows?: (ListedRow | ExportedRow)[]
  /** The references that were changed, deleted or restored. */
  changed?: string[]
  /** Those that exist already, when restoring. */
  skipped?: string[]
  /** How many sent applications are kept. */
  sent?: number
}

const exported = ({ client: _client, lease: _lease, leaseUntil: _leaseUntil, since: _since, ...row }: Row): ExportedRow => row

const text = ['reference', 'fingerprint', 'email', 'state'] as const
const whole = ['acceptedAt', 'attempts', 'generation', 'keyFrom', 'maybeSent', 'labelled', 'withoutReplyTo'] as const

const isExported = (row: ExportedRow) =>
  typeof row === 'object' &&
  row !== null &&
  text.every((name) => typeof row[name] === 'string') &&
  whole.every((name) => Number.isInteger(row[name]))

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
        }
      case 'export':
        return { rows: database.all<Row>('SELECT * FROM applications ORDER BY acceptedAt').map(exported) }
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
          if (!isExported(row)) continue
          const inserted = insertRow(database, { ...row, client: null, lease: null, leaseUntil: null, since })
          ;(inserted ? changed : skipped).push(row.reference)
        }
        return { changed, skipped }
      }
      case 'erase':
        return {
          changed: references(database, 'DELETE FROM applications WHERE email = ? RETURNING reference', command.email.trim().toLowerCase()),
        }
    }
  })
