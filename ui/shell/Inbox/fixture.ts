import type { InboxProps } from './Inbox.tsx'

const mail = (at: number, company: string) => ({
  id: String(at),
  href: `/mailbox?mail=${at}`,
  subject: `New application - ${company}`,
  from: 'Meridian <no-reply@meridian.example>',
  to: ['first@meridian.example', 'second@meridian.example', 'third@meridian.example'],
  replyTo: `amara@${company.toLowerCase().replaceAll(' ', '-')}.example`,
  time: `2030-01-0${at} 09:3${at} UTC`,
})

/** A mailbox for stories. */
export const inbox = {
  title: 'Local mailbox',
  empty: 'No mail yet.',
  messages: [mail(4, 'Lagos Compute'), mail(3, 'Nordlicht Rechenzentrum'), mail(2, 'Atlas Mining'), mail(1, 'Institute of Oceanography')],
  selected: {
    ...mail(4, 'Lagos Compute'),
    text: 'Company: Lagos Compute\nRole: Head of infrastructure\nGPUs: 64 x H100 80GB\n\nThe setup stands in two halls and is cooled by water from the lagoon.',
    html: '<!doctype html><title>Mail</title><h1>Lagos Compute</h1><p>64 x H100 80GB, in two halls.</p>',
    textLabel: 'Text part',
    htmlLabel: 'HTML part',
  },
  labels: { list: 'Mails', from: 'From', to: 'To', replyTo: 'Reply to', time: 'Sent' },
} satisfies InboxProps
