import * as z from 'zod/mini'
import { readAddress } from '../rules/company-email.ts'
import { findShortReferences, readShortReference } from '../short-reference.ts'
import { requeue, states } from './attempt.server.ts'
import type { Database, Row } from './database.server.ts'
import { countStates, deleteByEmail, findRow, finishRow, inTurns, listInternationalEmails, retryRows } from './sql.server.ts'

/** On Cloudflare, a command arrives over the network. Each reference may be in its short form. */
export const operatorCommand = z.discriminatedUnion('command', [
  /** Lists one page. To list the page after it, pass `next` from the result as `after`. */
  z.object({ command: z.literal('list'), after: z.optional(z.string()) }),
  z.object({ command: z.literal('show'), reference: z.string() }),
  /**
   * Without a reference, retries all waiting and parked applications now. With a reference, retries this application. If it is dead or
   * sent, its email is sent again with a new key.
   */
  z.object({ command: z.literal('retry'), reference: z.optional(z.string()) }),
  /** `applicant` is an email address or a reference. */
  z.object({ command: z.literal('erase'), applicant: z.string() }),
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
  /** A page of the applications that are not sent, oldest first, without personal data. */
  rows: z.optional(z.array(listedRow)),
  /** Present if there are more pages. */
  next: z.optional(z.string()),
  /** Number of applications on all pages by state. */
  totals: z.optional(z.object({ waiting: z.number(), parked: z.number(), dead: z.number() })),
  /** Is null if no application has the reference. */
  shown: z.optional(z.nullable(shownRow)),
  /** References of the applications that the command made due or deleted. */
  changed: z.optional(z.array(z.string())),
  sent: z.optional(z.number()),
  /** Files that still contain deleted data. */
  left: z.optional(z.array(z.string())),
})

export type OperatorResult = z.output<typeof operatorResult>

export type ListedRow = z.output<typeof listedRow>

export type ShownRow = z.output<typeof shownRow>

const columnsOf = (schema: { shape: object }) => Object.keys(schema.shape).join(', ')

const rowsPerPage = 500

/** Time of acceptance and reference of a page's last row, which may have been sent or erased since. */
const readCursor = (cursor = ''): [acceptedAt: number, reference: string] => {
  const [, acceptedAt, reference = ''] = /^(-?\d+)-(.*)$/.exec(cursor) ?? []
  return acceptedAt === undefined ? [Number.MIN_SAFE_INTEGER, ''] : [Number(acceptedAt), reference]
}

const list = (database: Database, after: string | undefined): OperatorResult => {
  const rows = database.all<ListedRow>(
    `SELECT ${columnsOf(listedRow)} FROM applications WHERE state IN ('waiting', 'parked', 'dead') AND (acceptedAt, reference) > (?, ?)
     ORDER BY acceptedAt, reference LIMIT ?`,
    ...readCursor(after),
    rowsPerPage + 1,
  )
  const { sent, ...totals } = countStates(database)
  const page = rows.slice(0, rowsPerPage)
  const last = page.at(-1)
  return { rows: page, sent, totals, ...(last && rows.length > page.length && { next: `${last.acceptedAt}-${last.reference}` }) }
}

const normalizeAddress = (email: string) => readAddress(email).toLowerCase()

/** Returns the UUID for a short reference. Returns a reference unchanged if it is long, unknown or shared by two applications. */
const findReference = (database: Database, reference: string): string => {
  const [short] = findShortReferences(reference)
  if (short === undefined) return reference
  const pattern = `${readShortReference(short)}*`
  const found = database.all<{ reference: string }>('SELECT reference FROM applications WHERE reference GLOB ? LIMIT 2', pattern)
  return found.length === 1 ? found[0]!.reference : reference
}

const show = (database: Database, reference: string): OperatorResult => {
  const statement = `SELECT ${columnsOf(shownRow)} FROM applications WHERE reference = ?`
  return { shown: database.all<ShownRow>(statement, findReference(database, reference))[0] ?? null }
}

const erase = async (database: Database, applicant: string): Promise<OperatorResult> => {
  const email = applicant.includes('@') ? applicant : findRow(database, findReference(database, applicant))?.email
  if (email === undefined) return { changed: [] }
  const wanted = normalizeAddress(email)
  const stored = listInternationalEmails(database).filter((other) => other !== wanted && normalizeAddress(other) === wanted)
  const changed: string[] = []
  for (const each of [wanted, ...stored]) changed.push(...(await inTurns(database, (limit) => deleteByEmail(database, each, limit))))
  return { changed }
}

const sendAgain = (database: Database, row: Row, now: number): string[] => {
  database.all('UPDATE applications SET lease = ? WHERE reference = ?', 'retry', row.reference)
  finishRow(database, row.reference, 'retry', requeue(row, now), row.since)
  return [row.reference]
}

const retry = async (database: Database, reference: string | undefined, now: number): Promise<OperatorResult> => {
  if (reference === undefined) return { changed: await inTurns(database, (limit) => retryRows(database, now, 'all', limit)) }
  return database.commit(() => {
    const row = findRow(database, reference)
    return { changed: row?.nextAttemptAt === null ? sendAgain(database, row, now) : retryRows(database, now, { reference }) }
  })
}

/** Reads outside of transactions and writes in short transactions, so that the site can store applications at the same time. */
export const operate = async (database: Database, command: OperatorCommand, now: number): Promise<OperatorResult> => {
  switch (command.command) {
    case 'list':
      return list(database, command.after)
    case 'show':
      return show(database, command.reference)
    case 'retry':
      return retry(database, command.reference && findReference(database, command.reference), now)
    case 'erase':
      return erase(database, command.applicant)
  }
}
