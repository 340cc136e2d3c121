import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Elements/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 of 12 fields are complete' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** The eye sees 3/12, the ear hears the sentence. */
export const Default: Story = {
  render: (args) => (
    <button type="button" style={{ padding: 12 }}>
      <span aria-hidden="true">3/12</span>
      <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 of 12 fields are complete' })).toBeVisible()
    const { width, height } = canvas.getByText('3 of 12 fields are complete').getBoundingClientRect()
    await expect([width, height]).toEqual([1, 1])
  },
}
