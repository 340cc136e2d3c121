import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { SocialCard } from './SocialCard.tsx'

const meta = {
  id: 'shell-socialcard',
  title: 'Shell/SocialCard',
  component: SocialCard,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:show', 'tile:whole', 'drawing'],
  parameters: { layout: 'fullscreen' },
  args: { name: 'Meridian', title: 'One layer for every GPU and machine', label: 'meridian.example' },
} satisfies Meta<typeof SocialCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    meantFaults: [
      {
        kinds: ['wider than the window', 'text that does not grow', 'narrow spaces'],
        element: 'div',
        reason: 'It is the picture of a page for other sites, with a fixed size of 1200 × 630 px.',
      },
    ],
  },
  render: (args) => (
    <div data-theme="light">
      <SocialCard {...args} />
    </div>
  ),
}

/** Shows a card at a quarter of its fixed size. The card is light in both themes. */
const small = (card: ReactNode) => (
  <div data-theme="light" data-picture="" style={{ zoom: 0.25, inlineSize: 'fit-content', outline: '4px solid var(--onenode-color-line)' }}>
    {card}
  </div>
)

export const States: Story = states((args) => [
  { label: 'a title of up to 45 characters', show: small(<SocialCard {...args} />) },
  {
    label: 'a page of the documentation with a call',
    show: small(
      <SocialCard
        {...args}
        area="Docs"
        kicker="Machines"
        title="Order a machine"
        sample={{ method: 'POST', path: '/enterprise/machines/orders', lines: ['{', '  "count": 1', '}'], stamp: 'tested' }}
      />,
    ),
  },
  {
    label: 'a page without a call',
    show: small(
      <SocialCard
        {...args}
        area="Docs"
        kicker="Account"
        title="Documentation"
        contents={['Add funds', 'Daily billing', 'When the balance is too low']}
      />,
    ),
  },
  { label: 'a longer title', show: small(<SocialCard {...args} title="One layer for every machine that trains, infers and renders" />) },
])

const wordy = stress(({ word, title }) => small(<SocialCard name={word} title={title} label={word} />))

/** Nothing is cut off at the edge of the picture. */
export const Stress: Story = {
  ...wordy,
  play: async (context) => {
    wordy.play(context)
    for (const part of context.canvasElement.querySelectorAll('*')) await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  },
}
