import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { companies } from '../../ui/fixtures/world.ts'
import { Component } from '../pages/mailbox.tsx'

const message = {
  id: 'm1',
  from: 'Meridian <no-reply@meridian.example>',
  to: ['hosts@meridian.example'],
  replyTo: [companies.nordlicht.email],
  subject: 'New Cloud Host Application - Nordlicht',
  text: 'Sixty-four H100 in Hamburg ask for work.',
  html: '<p>Sixty-four H100 in Hamburg ask for work.</p>',
  headers: {},
  attachments: [],
  tags: [],
  createdAt: '2026-04-01T08:00:00.000Z',
}

const meta = {
  id: 'pages-mailbox',
  title: 'Pages/Mailbox',
  component: Component,
  parameters: { layout: 'fullscreen' },
  args: { messages: [message], selected: undefined },
  argTypes: { messages: { table: { type: { summary: 'Message[]' } } } },
} satisfies Meta<typeof Component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What the stand-in for the mail service received while nobody has set a key. */
export const ListsMails: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Nordlicht/ })).toBeVisible()
  },
}

export const Empty: Story = { args: { messages: [] } }

export const Selected: Story = { args: { selected: message } }
