import { useId } from 'react'
import { Heading } from '../../elements/Heading/Heading.tsx'
import * as css from './Mail.css.ts'

/** A mail in the list. */
export interface InboxMessage {
  /** Names the mail. */
  id: string
  /** Opens the mail. */
  href: string
  subject: string
  /** The sender. */
  from: string
  /** The recipients. */
  to: readonly string[]
  /** Who gets the answer. */
  replyTo: string
  /** When it came, as it is shown. */
  time: string
}

/** An open mail, with its parts. */
export interface InboxMail extends InboxMessage {
  /** The text part. */
  text: string
  /** The HTML part; shown in a frame that may run nothing and reach nothing. */
  html: string
  /** The heading of the text part. */
  textLabel: string
  /** The heading of the HTML part. */
  htmlLabel: string
}

/** The words of a mailbox. */
export interface InboxLabels {
  /** Names the list of mails for a screen reader. */
  list: string
  from: string
  to: string
  replyTo: string
  time: string
}

/** One mail: its headers, its HTML part, its text part. */
export function Mail({ mail, labels }: { mail: InboxMail; labels: InboxLabels }) {
  const base = useId()
  const headers = [
    [labels.from, [mail.from]],
    [labels.to, mail.to],
    [labels.replyTo, [mail.replyTo]],
    [labels.time, [mail.time]],
  ] as const
  return (
    <article className={css.root} id="mail" aria-labelledby={`${base}-subject`}>
      <Heading level={2} size="title" id={`${base}-subject`}>
        {mail.subject}
      </Heading>
      <dl className={css.headers}>
        {headers.map(([name, values]) => (
          <div key={name} className={css.header}>
            <dt className={css.name}>{name}</dt>
            {values.map((value) => (
              <dd key={value} className={css.value}>
                <bdi>{value}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <section aria-labelledby={`${base}-html`}>
        <h3 className={css.label} id={`${base}-html`}>
          {mail.htmlLabel}
        </h3>
        <iframe className={css.frame} sandbox="" srcDoc={mail.html} title={mail.htmlLabel} />
      </section>
      <section aria-labelledby={`${base}-text`}>
        <h3 className={css.label} id={`${base}-text`}>
          {mail.textLabel}
        </h3>
        <pre className={css.text}>{mail.text}</pre>
      </section>
    </article>
  )
}
