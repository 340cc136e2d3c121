import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NextSteps, PreviousNext } from './NextSteps.tsx'

const meta = {
  title: 'Docs/NextSteps',
  component: NextSteps,
  args: {
    label: 'Next steps',
    steps: [
      { href: '/docs/order', title: 'Order a machine', text: 'One call, and the market answers.' },
      { href: '/docs/keys', title: 'Make a key', text: 'Every call carries one.' },
      { href: '/docs/balance', title: 'Read the balance' },
    ],
  },
} satisfies Meta<typeof NextSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Next steps' }))
    await expect(nav.getAllByRole('link')).toHaveLength(3)
  },
}

const turn = {
  label: 'Pages',
  previousLabel: 'Previous',
  nextLabel: 'Next step',
  previous: { href: '/docs/offers', title: 'Offers' },
  next: { href: '/docs/manage', title: 'Manage machines' },
}

export const BeforeAndBehind: Story = {
  render: () => <PreviousNext {...turn} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous Offers' })).toHaveAttribute('href', '/docs/offers')
    await expect(canvas.getByRole('link', { name: 'Next step Manage machines' })).toHaveAttribute('href', '/docs/manage')
  },
}

export const OnlyBehind: Story = { render: () => <PreviousNext {...turn} previous={undefined} /> }

export const LongCopy: Story = {
  args: { steps: [{ href: '/', title: 'Rechenzentrumskapazitätsbereitstellungsantrag', text: 'Beschreiben Sie, was Sie brauchen. '.repeat(4) }] },
}

export const Narrow: Story = {
  render: () => <PreviousNext {...turn} />,
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
