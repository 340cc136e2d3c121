import { Inbox } from '../../ui/shell/Inbox/Inbox.tsx'
import { Page } from '../../ui/shell/Page/Page.tsx'
import { frame, mailbox } from '../content/site.ts'
import type { MailboxView } from '../server/mailbox/view.ts'

/** The local mailbox: no address of the site, but the page of the stand-in that takes the mail where no key is set. */
export function Component({ messages, selected }: MailboxView) {
  const listed = (message: MailboxView['messages'][number]) => ({
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
        selected={selected && { ...listed(selected), text: selected.text ?? '', html: selected.html ?? '', textLabel: mailbox.text, htmlLabel: mailbox.html }}
      />
    </Page>
  )
}
