import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { PauseToggle } from './PauseToggle.tsx'

const meta = {
  title: 'Elements/PauseToggle',
  component: PauseToggle,
  args: { label: 'Pause the clock', paused: false, onChange: () => {} },
  render: function Stateful(args) {
    const [paused, setPaused] = useState(args.paused)
    return <PauseToggle {...args} paused={paused} onChange={setPaused} />
  },
} satisfies Meta<typeof PauseToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Pause the clock' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  },
}

export const Paused: Story = { args: { paused: true } }
