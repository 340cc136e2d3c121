import * as z from 'zod/mini'
import { renderMail, type Mail } from '../mail/mail.server.ts'
import type { SpamSignal } from '../mail/spam-signals.server.ts'
import type { Application } from '../rules/schema.ts'
import type { Row } from './database.server.ts'

/** What is stored of an application; rows of earlier versions have the same keys. */
export interface Answers {
  application: Application
  spamSigns: readonly SpamSignal[]
}

const mailSchema = z.object({
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  replyTo: z.optional(z.string()),
  text: z.string(),
  html: z.string(),
})

/** Reads the mail of a row. @throws when it is damaged. */
export const readMail = (mail: string) => mailSchema.parse(JSON.parse(mail))

/**
 * The mail of an attempt, as JSON. What may have been accepted keeps its bytes; everything else is rendered with the settings of today.
 * @throws when the row is damaged.
 */
export const renderRow = (row: Row, { from, to }: Pick<Mail, 'from' | 'to'>): string => {
  if (row.maybeSent && row.mail !== null) return readMail(row.mail) && row.mail
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This outbox wrote the row.
  const { application, spamSigns: spamSignals } = JSON.parse(row.answers ?? '') as Answers
  const { reference, labelled, withoutReplyTo } = row
  return JSON.stringify(
    renderMail(application, {
      from,
      to,
      reference,
      spamSignals,
      submitted: new Date(row.acceptedAt).toISOString(),
      possibleDuplicate: labelled === 1,
      replyTo: withoutReplyTo === 0,
    }),
  )
}
