import type { Meta, StoryObj } from '@storybook/react-vite'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Badge, badgeTones } from './Badge.tsx'

const meta = {
  id: 'elements-badge',
  title: 'Elements/Badge',
  component: Badge,
  tags: ['status:stable', 'a11y:open', 'purpose:prove'],
  args: { children: 'In progress' },
  argTypes: { tone: { control: 'select', options: badgeTones } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: 'POST' } }
export const Verified: Story = { args: { tone: 'verified', children: 'Proof checked' } }

/** All tones on the `ink` band. */
export const OnBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div data-band="ink" style={{ display: 'flex', gap: 12, padding: 40, background: 'var(--onenode-color-canvas)' }}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}

export const States: Story = states((args) => badgeTones.map((tone) => ({ label: tone, show: <Badge {...args} tone={tone} /> })))

export const Stress: Story = stress(({ word, title }) => (
  <>
    <Badge>{word}</Badge> <Badge tone="accent">{title}</Badge>
  </>
))
