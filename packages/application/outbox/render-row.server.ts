import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import * as z from 'zod/mini'
import { renderMail, type Mail } from '../mail/mail.server.ts'
import { spamSignals, type SpamSignal } from '../mail/spam-signals.server.ts'
import type { Application } from '../rules/schema.ts'
import type { Row } from './database.server.ts'

/** An earlier version may have written the answers, so only the fields that the email needs are guaranteed. */
const storedAnswers = z.object({
  application: z.catchall(z.object({ companyName: z.string(), companyEmail: z.string() }), z.union([z.string(), z.number(), z.boolean()])),
  spamSignals: z.array(z.enum(spamSignals)),
})

const storedMail = z.object({
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  replyTo: z.optional(z.string()),
  text: z.string(),
  html: z.string(),
})

/** Leaves out the data for spam detection and the reference, which has its own column. */
export const writeAnswers = (application: Application, signals: readonly SpamSignal[]): string => {
  const { website: _website, elapsedMs: _elapsedMs, applicationId: _applicationId, ...answers } = application
  return JSON.stringify({ application: answers, spamSignals: [...signals] } satisfies z.input<typeof storedAnswers>)
}

const pack = (mail: string): string => brotliCompressSync(mail, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).toString('base64')

/** Parses a stored email, which an earlier version may have written. @throws if it can't be parsed. */
export const readMail = (mail: string) =>
  storedMail.parse(JSON.parse(mail.startsWith('{') ? mail : brotliDecompressSync(Buffer.from(mail, 'base64')).toString()))

/** Returns the stored email unchanged if it may have been accepted. @throws if the row can't be read. */
export const renderRow = (row: Row, { from, to }: Pick<Mail, 'from' | 'to'>): string => {
  if (row.maybeSent && row.mail !== null) return readMail(row.mail) && row.mail
  const { application, ...read } = storedAnswers.parse(JSON.parse(row.answers ?? ''))
  const { reference, labelled, withoutReplyTo } = row
  const mail = renderMail(application, {
    from,
    to,
    reference,
    spamSignals: read.spamSignals,
    submittedAt: new Date(row.acceptedAt),
    possibleDuplicate: labelled === 1,
    replyTo: withoutReplyTo === 0,
  })
  return pack(JSON.stringify(mail))
}
