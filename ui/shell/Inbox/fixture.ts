import { companies, network } from '../../fixtures/world.ts'
import type { InboxProps } from './Inbox.tsx'

const mail = (at: number, { name, email }: { name: string; email: string }) => ({
  id: String(at),
  href: `/mailbox?mail=${at}`,
  subject: `New application - ${name}`,
  from: `${network.name} <no-reply@meridian.example>`,
  to: ['first@meridian.example', 'second@meridian.example', 'third@meridian.example'],
  replyTo: email,
  time: `2030-01-0${at} 09:3${at} UTC`,
})

/** A mailbox for stories. */
export const inbox = {
  title: 'Local mailbox',
  empty: 'No mail yet.',
  messages: [
    mail(6, companies.lagos),
    mail(5, companies.haifa),
    mail(4, companies.thessaloniki),
    mail(3, companies.lviv),
    mail(2, companies.danang),
    mail(1, companies.nordlicht),
  ],
  selected: {
    ...mail(6, companies.lagos),
    text: 'Company: Lagos Compute\nRole: Head of infrastructure\nGPUs: 64 x H100 80GB\n\nThe setup stands in two halls and is cooled by water from the lagoon.',
    html: '<!doctype html><title>Mail</title><h1>Lagos Compute</h1><p>64 x H100 80GB, in two halls.</p>',
    textLabel: 'Text part',
    htmlLabel: 'HTML part',
  },
  labels: { list: 'Mails', from: 'From', to: 'To', replyTo: 'Reply to', time: 'Sent' },
} satisfies InboxProps
