import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, badgeTones } from './Badge.tsx'

const meta = {
  title: 'Elements/Badge',
  component: Badge,
  args: { children: 'In progress' },
  argTypes: { tone: { control: 'select', options: badgeTones } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: 'POST' } }
export const Verified: Story = { args: { tone: 'verified', children: 'Proof checked' } }
export const LongCopy: Story = {
  args: { children: 'A fact that somebody wrote out in far more words than a small label was ever meant to hold on one line' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
}

/** The same three on the ink band. */
export const OnBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div data-band="" style={{ display: 'flex', gap: 12, padding: 40, background: 'var(--node-color-canvas)' }}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}
