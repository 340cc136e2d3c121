import { expect, fn } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { companies } from '../../fixtures/world.ts'
import { inbox } from './fixture.ts'
import { Inbox } from './Inbox.tsx'

export const guide = {
  use: 'The mailbox of a developer’s machine: the mails that the site would have sent, and the open one with its headers and both parts. It works by links alone.',
  avoid:
    'Not for readers of the site: it shows raw mail. Not to say that something was sent: take `StatusMessage`. Not for the fields of an object: take `FieldTable`.',
  do: [
    {
      show: (
        <Inbox {...inbox} labels={{ ...inbox.labels, list: 'Mails to copy' }} messages={inbox.messages.slice(0, 2)} selected={undefined} />
      ),
      because: 'Newest first, and each subject says whom it is about.',
    },
  ],
  dont: [
    {
      show: (
        <Inbox
          {...inbox}
          labels={{ ...inbox.labels, list: 'Mails to avoid' }}
          messages={inbox.messages.slice(0, 2).map((message) => ({ ...message, subject: 'New application' }))}
          selected={undefined}
        />
      ),
      because: 'One subject for all: only opening them tells them apart.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from mail to mail.',
      test: async ({ canvas, userEvent }) => {
        for (const name of [companies.lagos.name, companies.haifa.name, companies.thessaloniki.name]) {
          await userEvent.tab()
          await expect(canvas.getByRole('link', { name: new RegExp(name) })).toHaveFocus()
        }
      },
    },
    {
      keys: 'Enter',
      does: 'Opens the focused mail.',
      test: async ({ canvas, userEvent }) => {
        const link = canvas.getByRole<HTMLAnchorElement>('link', { name: /Nordlicht/ })
        const followed = fn((event: Event) => event.preventDefault())
        link.addEventListener('click', followed, { once: true })
        link.focus()
        await userEvent.keyboard('{Enter}')
        await expect(followed).toHaveBeenCalledOnce()
        await expect(link).toHaveAttribute('href', '/mailbox?mail=1')
      },
    },
  ],
} satisfies Guide
