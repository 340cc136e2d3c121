import { mail as words } from '../../content/application-mail.ts'
import { renderMail, type Mail } from '../mail/mail.server.ts'
import type { SpamSignal } from '../mail/spam-signals.server.ts'
import type { Application } from '../rules/schema.ts'
import type { Row } from './database.server.ts'

/** What is stored of an application; rows of earlier versions have the same keys. */
export interface Answers {
  application: Application
  spamSigns: readonly SpamSignal[]
}

/** The mail of an attempt, as JSON. What may have been accepted keeps its bytes; everything else is rendered with today's settings. */
export const renderRow = (row: Row, { from, to }: Pick<Mail, 'from' | 'to'>): string => {
  if (row.maybeSent && row.mail !== null) return row.mail
  if (row.answers !== null) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This outbox wrote the row.
    const { application, spamSigns: spamSignals } = JSON.parse(row.answers) as Answers
    const { reference, labelled, withoutReplyTo } = row
    return JSON.stringify(
      renderMail(application, {
        from,
        to,
        reference,
        spamSignals,
        submittedAt: new Date(row.acceptedAt),
        possibleDuplicate: labelled === 1,
        replyTo: withoutReplyTo === 0,
      }),
    )
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This outbox wrote the row.
  const { replyTo, subject, ...mail } = JSON.parse(row.mail ?? '') as Mail
  return JSON.stringify({
    ...mail,
    from,
    to,
    ...(row.withoutReplyTo || !replyTo ? {} : { replyTo }),
    subject: row.labelled && !subject.startsWith('[Possible duplicate') ? words.possibleDuplicate(subject, row.reference) : subject,
  })
}
