import * as z from 'zod/mini'
import { readAddress } from '../rules/company-email.ts'
import { requeue, states } from './attempt.server.ts'
import type { Database, Row } from './database.server.ts'
import { findRow, finishRow, retryRows } from './sql.server.ts'

/** On Cloudflare, a command arrives over the network. */
export const operatorCommand = z.discriminatedUnion('command', [
  z.object({ command: z.literal('list') }),
  z.object({ command: z.literal('show'), reference: z.string() }),
  /** Without a reference, retries all waiting applications. With one, also sends a dead or sent application again, under a new key. */
  z.object({ command: z.literal('retry'), reference: z.optional(z.string()) }),
  z.object({ command: z.literal('erase'), email: z.string() }),
])

export type OperatorCommand = z.output<typeof operatorCommand>

const nullableText = z.nullable(z.string())
const listedRow = z.object({
  reference: z.string(),
  state: z.enum(states),
  acceptedAt: z.number(),
  attempts: z.number(),
  nextAttemptAt: z.nullable(z.number()),
  error: nullableText,
})
const shownRow = z.extend(listedRow, { answers: nullableText, mail: nullableText })

export const operatorResult = z.object({
  /** Applications that are not sent, without personal data. */
  rows: z.optional(z.array(listedRow)),
  shown: z.optional(shownRow),
  /** References that the command made due or deleted. */
  changed: z.optional(z.array(z.string())),
  sent: z.optional(z.number()),
  /** Files that still hold deleted data. */
  left: z.optional(z.array(z.string())),
})

export type OperatorResult = z.output<typeof operatorResult>

export type ListedRow = z.output<typeof listedRow>

export type ShownRow = z.output<typeof shownRow>

const normalizeAddress = (email: string) => readAddress(email).toLowerCase()

const sendAgain = (database: Database, row: Row, now: number): string[] => {
  database.all('UPDATE applications SET lease = ? WHERE reference = ?', 'retry', row.reference)
  finishRow(database, row.reference, 'retry', requeue(row, now), row.since)
  return [row.reference]
}

export const operate = (database: Database, command: OperatorCommand, now: number): Promise<OperatorResult> =>
  database.commit((): OperatorResult => {
    switch (command.command) {
      case 'list':
        return {
          rows: database.all<ListedRow>(
            `SELECT ${Object.keys(listedRow.shape).join(', ')} FROM applications WHERE state <> 'sent' ORDER BY acceptedAt`,
          ),
          sent: database.all<{ count: number }>("SELECT count(*) AS count FROM applications WHERE state = 'sent'")[0]!.count,
        }
      case 'show': {
        const row = `SELECT ${Object.keys(shownRow.shape).join(', ')} FROM applications WHERE reference = ?`
        return { shown: database.all<ShownRow>(row, command.reference)[0] }
      }
      case 'retry': {
        const { reference } = command
        const row = reference === undefined ? undefined : findRow(database, reference)
        if (row?.nextAttemptAt === null) return { changed: sendAgain(database, row, now) }
        return { changed: retryRows(database, now, reference === undefined ? 'all' : { reference }) }
      }
      case 'erase': {
        const wanted = normalizeAddress(command.email)
        const changed = database
          .all<Pick<Row, 'reference' | 'email'>>('SELECT reference, email FROM applications')
          .filter(({ email }) => normalizeAddress(email) === wanted)
          .map(({ reference }) => reference)
        for (const reference of changed) database.all('DELETE FROM applications WHERE reference = ?', reference)
        return { changed }
      }
    }
  })
