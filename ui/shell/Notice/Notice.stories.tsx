import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Notice } from './Notice.tsx'

const meta = {
  id: 'shell-notice',
  title: 'Shell/Notice',
  component: Notice,
  tags: ['status:beta', 'a11y:reviewed', 'purpose:prove'],
  args: { message: 'You are offline. This page opens when you are back.' },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The sentence is announced without taking the focus. */
export const Announced: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.')
  },
}

export const States: Story = states((args) => [{ label: 'with a message', show: <Notice {...args} /> }])

export const Stress: Story = stress(({ text }) => <Notice message={text} />)
