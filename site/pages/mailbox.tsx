import { Inbox } from '../../ui/shell/Inbox/Inbox.tsx'
import { Page } from '../../ui/shell/Page/Page.tsx'
import { frame, mailbox } from '../content/site.ts'

/** A mail that the mailbox accepted. */
export interface Message {
  id: string
  createdAt: string
  from: string
  to: string[]
  replyTo: string[]
  subject: string
  text?: string
  html?: string
}

export interface MailboxView {
  /** Newest first. */
  messages: readonly Message[]
  /** The opened message. */
  selected: Message | undefined
}

/** The page of the local mailbox, which receives the mail when no key of the mail service is set. It has no route. */
export function Component({ messages, selected }: MailboxView) {
  const listed = (message: Message) => ({
    id: message.id,
    href: `/messages/${message.id}/view`,
    subject: message.subject,
    from: message.from,
    to: message.to,
    replyTo: message.replyTo.join(', '),
    time: message.createdAt.replace('T', ' ').slice(0, 16) + ' UTC',
  })
  return (
    <Page skipLabel={frame.skip}>
      <title>{selected ? `${selected.subject} · ${mailbox.title}` : mailbox.title}</title>
      <Inbox
        title={mailbox.title}
        empty={mailbox.empty}
        labels={mailbox.labels}
        messages={messages.map(listed)}
        selected={
          selected && {
            ...listed(selected),
            text: selected.text ?? '',
            html: selected.html ?? '',
            textLabel: mailbox.text,
            htmlLabel: mailbox.html,
          }
        }
      />
    </Page>
  )
}
