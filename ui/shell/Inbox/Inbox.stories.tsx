import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { inbox } from './fixture.ts'
import { guide } from './Inbox.guide.tsx'
import { Inbox, type InboxProps } from './Inbox.tsx'

const meta = {
  id: 'shell-inbox',
  title: 'Shell/Inbox',
  component: Inbox,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide, layout: 'fullscreen' },
  args: inbox,
  globals: { viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Inbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ListsMails: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Mails' }))
    await expect(list.getAllByRole('link')).toHaveLength(6)
    await expect(list.getByRole('link', { current: true })).toHaveTextContent('Lagos Compute')
    const mail = within(canvas.getByRole('article', { name: 'New application - Lagos Compute' }))
    await expect(mail.getAllByRole('definition').map((value) => value.textContent)).toContain('third@meridian.example')
    const frame = mail.getByTitle('HTML part')
    await expect(frame).toHaveAttribute('sandbox', '')
    await expect(mail.getByRole('region', { name: 'Text part' })).toHaveTextContent('64 x H100 80GB')
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

export const Unselected: Story = {
  args: { selected: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(canvas.queryByRole('link', { current: true })).toBeNull()
  },
}

export const Empty: Story = {
  args: { messages: [], selected: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No mail yet.')).toBeVisible()
  },
}

/** Several mailboxes on one page: each list, mail, part and frame gets a name of its own. */
const apart = (name: string, args: InboxProps) => (
  <Inbox
    {...args}
    labels={{ ...args.labels, list: `${args.labels.list}, ${name}` }}
    selected={
      args.selected && {
        ...args.selected,
        subject: `${args.selected.subject}, ${name}`,
        textLabel: `Text part, ${name}`,
        htmlLabel: `HTML part, ${name}`,
      }
    }
  />
)

export const States: Story = states(
  (args) => [
    ...inLooks('no mail open', (look) => apart(look, { ...args, selected: undefined }), ['rest', 'hover', 'focus']),
    { label: 'a mail open', show: apart('open', args) },
    { label: 'empty', show: apart('empty', { ...args, messages: [], selected: undefined }) },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }, args) =>
  apart(id, {
    ...args,
    title,
    messages: [
      { ...inbox.selected, subject: title, replyTo: `${word}@meridian.example`, time: word },
      { ...inbox.selected, id: 'second', subject: word, replyTo: word, time: text },
    ],
    selected: { ...inbox.selected, subject: title, from: word, to: [`${word}@meridian.example`, title], replyTo: word, time: text, text },
    labels: { list: args.labels.list, from: word, to: `${word} 2`, replyTo: title, time: `${title} 2` },
  }),
)
