import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { PauseToggle } from './PauseToggle.tsx'

const meta = {
  id: 'elements-pausetoggle',
  title: 'Elements/PauseToggle',
  component: PauseToggle,
  tags: ['status:stable', 'a11y:open', 'purpose:act'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference' } },
  args: { label: 'Pause the node map', paused: false, onChange: () => {} },
  render: function Stateful(args) {
    const [paused, setPaused] = useState(args.paused)
    return <PauseToggle {...args} paused={paused} onChange={setPaused} />
  },
} satisfies Meta<typeof PauseToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Toggles: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Pause the node map' })
    await expect(toggle).toHaveAttribute('data-state', 'off')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('data-state', 'on')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('data-state', 'off')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference', disableSnapshot: true } },
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Pause the node map' })).toHaveFocus()
    },
    'Enter, Space': async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Pause the node map', pressed: true })).toBeVisible()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('button', { name: 'Pause the node map', pressed: false })).toBeVisible()
    },
  }),
}

export const Paused: Story = { args: { paused: true } }

export const States: Story = states((args) => [
  ...inLooks('moving', () => <PauseToggle {...args} />, ['rest', 'hover', 'focus']),
  ...inLooks('stopped', () => <PauseToggle {...args} paused />, ['rest', 'hover', 'focus']),
])

/** The label is visually hidden, so text beside the button cannot squeeze it. */
export const Stress: Story = stress(({ title, text }, args) => (
  <div style={{ display: 'flex', gap: 12, overflowWrap: 'anywhere' }}>
    <PauseToggle {...args} label={title} />
    {text}
  </div>
))
