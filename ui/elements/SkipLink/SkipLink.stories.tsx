import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Elements/SkipLink',
  component: SkipLink,
  args: { label: 'Skip to the field' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        The field
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to the field' })).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#main')
  },
}
