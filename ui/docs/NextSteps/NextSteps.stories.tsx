import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { stay } from '../DocHeading/stay.fixture.ts'
import { guide } from './NextSteps.guide.tsx'
import { NextSteps, PreviousNext } from './NextSteps.tsx'

const meta = {
  id: 'docs-nextsteps',
  title: 'Docs/NextSteps',
  component: NextSteps,
  subcomponents: { PreviousNext },
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide },
  beforeEach: stay,
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

export const Default: Story = {}

export const NamedLinks: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Next steps' }))
    await expect(nav.getAllByRole('link')).toHaveLength(3)
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

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

export const States: Story = states(
  (args) => [
    ...inLooks('next steps', (look) => <NextSteps {...args} label={`Next steps, ${look}`} />, ['rest', 'hover', 'focus']),
    { label: 'before and behind', show: <PreviousNext {...turn} label="Between" /> },
    { label: 'the first page', show: <PreviousNext {...turn} label="First" previous={undefined} /> },
    { label: 'the last page', show: <PreviousNext {...turn} label="Last" next={undefined} /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }) => (
  <div style={{ display: 'grid', gap: 16 }}>
    <NextSteps
      label={title}
      steps={[
        { href: '/docs/order', title, text },
        { href: '/docs/keys', title: word, text: word },
      ]}
    />
    <PreviousNext
      label={`${title}, ${word}`}
      previousLabel={word}
      nextLabel={title}
      previous={{ href: '/docs/offers', title: word }}
      next={{ href: '/docs/manage', title, text }}
    />
  </div>
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  render: () => <PreviousNext {...turn} />,
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
