import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  id: 'elements-visuallyhidden',
  title: 'Elements/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:tell'],
  args: { children: '3 of 12 nodes are online' },
  render: (args) => (
    <Button variant="outline">
      <span aria-hidden="true">3/12</span>
      <VisuallyHidden {...args} />
    </Button>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Sighted readers see 3/12, and screen readers read the sentence. */
export const ReadAloud: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 of 12 nodes are online' })).toBeVisible()
    const { width, height } = canvas.getByText('3 of 12 nodes are online').getBoundingClientRect()
    await expect([width, height]).toEqual([1, 1])
  },
}

export const States: Story = states((args) => [
  {
    label: 'behind what the eye sees',
    show: (
      <p>
        <span aria-hidden="true">3/12</span>
        <VisuallyHidden {...args} />
      </p>
    ),
  },
])

/** Text of any length takes up no space. */
export const Stress: Story = stress(({ word, text }) => (
  <p>
    <span aria-hidden="true">{word}</span>
    <VisuallyHidden>{text}</VisuallyHidden>
  </p>
))
