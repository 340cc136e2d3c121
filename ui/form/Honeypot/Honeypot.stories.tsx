import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../TextField/TextField.tsx'
import { Honeypot } from './Honeypot.tsx'

const meta = {
  title: 'Form/Honeypot',
  component: Honeypot,
  args: { name: 'fax', label: 'Leave this empty' },
} satisfies Meta<typeof Honeypot>

export default meta
type Story = StoryObj<typeof meta>

/** Neither the Tab key nor a screen reader nor the eye comes to it; a bot finds it in the form. */
export const Default: Story = {
  render: (args) => (
    <form>
      <TextField name="before" label="Before" />
      <Honeypot {...args} />
      <TextField name="after" label="After" />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'After' })).toHaveFocus()
    await expect(new FormData(canvasElement.querySelector('form')!).get('fax')).toBe('')
  },
}
