import { Heading } from '../../elements/Heading/Heading.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { StepMarker } from '../../elements/StepMarker/StepMarker.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './Inbox.css.ts'
import { Mail, type InboxLabels, type InboxMail, type InboxMessage } from './Mail.tsx'

export type { InboxLabels, InboxMail, InboxMessage } from './Mail.tsx'

export interface InboxProps extends ElementProps<'div'> {
  /** The name of the mailbox. */
  title: string
  /** What it says when there is no mail. */
  empty: string
  /** The mails, newest first. */
  messages: readonly InboxMessage[]
  /** The mail that is open. */
  selected?: InboxMail
  /** The words of its parts. */
  labels: InboxLabels
}

/** A mailbox: the list of mails at the start, the open one at the end. It works by links alone. */
export function Inbox({ title, empty, messages, selected, labels, ...rest }: InboxProps) {
  return (
    <div {...rest} className={css.root}>
      <div className={css.head}>
        <Heading level={1} size="h3">
          {title}
        </Heading>
        {messages.length > 0 && <span className={css.count}>{messages.length}</span>}
      </div>
      {messages.length === 0 ? (
        <p className={css.empty}>
          <StepMarker state="upcoming" />
          {empty}
        </p>
      ) : (
        <div className={css.columns} data-open={selected ? '' : undefined}>
          <nav aria-label={labels.list} className={css.list}>
            <ul>
              {messages.map((message) => (
                <li key={message.id}>
                  <Anchor className={css.item} href={message.href} aria-current={message.id === selected?.id ? 'true' : undefined}>
                    <span className={css.subject}>{message.subject}</span>
                    <span className={css.fact}>{message.replyTo}</span>
                    <span className={css.fact}>
                      <bdi>{message.time}</bdi>
                    </span>
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          {selected && <Mail mail={selected} labels={labels} />}
        </div>
      )}
    </div>
  )
}
