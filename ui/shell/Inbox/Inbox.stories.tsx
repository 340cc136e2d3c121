import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inbox } from './fixture.ts'
import { Inbox } from './Inbox.tsx'

const meta = {
  title: 'Shell/Inbox',
  component: Inbox,
  parameters: { layout: 'fullscreen' },
  args: inbox,
  globals: { viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Inbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Mails' }))
    await expect(list.getAllByRole('link')).toHaveLength(4)
    await expect(list.getByRole('link', { current: true })).toHaveTextContent('Lagos Compute')
    const mail = within(canvas.getByRole('article', { name: 'New application - Lagos Compute' }))
    await expect(mail.getAllByRole('definition').map((value) => value.textContent)).toContain('third@meridian.example')
    const frame = mail.getByTitle('HTML part')
    await expect(frame).toHaveAttribute('sandbox', '')
    await expect(mail.getByRole('region', { name: 'Text part' })).toHaveTextContent('64 x H100 80GB')
  },
}

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

export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } }

export const LongCopy: Story = {
  args: {
    messages: inbox.messages.map((message) => ({
      ...message,
      subject: `${message.subject} ${'Rechenzentrumskapazitätsbereitstellungsgesellschaft '.repeat(2)}`,
    })),
    selected: { ...inbox.selected, subject: 'Rechenzentrumskapazitätsbereitstellungsgesellschaft '.repeat(3), text: 'a'.repeat(400) },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
