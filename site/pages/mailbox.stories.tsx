import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Component } from './mailbox.tsx'

const message = {
  id: 'm1',
  from: 'Site <no-reply@field.example>',
  to: ['barn@field.example'],
  replyTo: ['farmer@field.example'],
  subject: 'Application: Field in spring',
  text: 'A field asks to be sown.',
  html: '<p>A field asks to be sown.</p>',
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
    await expect(canvas.getByRole('link', { name: /Field in spring/ })).toBeVisible()
  },
}

export const Empty: Story = { args: { messages: [] } }

export const Selected: Story = { args: { selected: message } }
