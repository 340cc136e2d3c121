import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../elements/Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

const meta = {
  title: 'Form/Form',
  component: Form,
  args: {
    action: '/answers',
    onSubmit: fn((event) => event.preventDefault()),
    onInput: fn(),
    children: (
      <>
        <TextField name="crop" label="Crop" required />
        <Button type="submit">Send</Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

/** Without a script's check, the browser itself refuses an empty field; then the form is sent. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Crop' }), 'Rye{Enter}')
    await expect(args.onInput).toHaveBeenCalled()
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

/** With a script's check, the browser's bubbles stay away and the script hears of every attempt. */
export const Checked: Story = {
  args: { checked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}
