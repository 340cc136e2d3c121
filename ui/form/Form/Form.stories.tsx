import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Button } from '../../elements/Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { guide } from './Form.guide.tsx'
import { Form } from './Form.tsx'

const meta = {
  id: 'form-form',
  title: 'Form/Form',
  component: Form,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide },
  args: {
    action: '/answers',
    onSubmit: fn((event) => event.preventDefault()),
    onInput: fn(),
    children: (
      <>
        <TextField name="model" label="GPU model" required />
        <br />
      </>
    ),
    submit: <Button type="submit">Send</Button>,
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without a script's validation, the browser refuses an empty field, then sends the form. */
export const Submits: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'GPU model' }), 'H100{Enter}')
    await expect(args.onInput).toHaveBeenCalled()
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

/** With a script's validation, the browser's bubbles are off and the script gets every attempt. */
export const Checked: Story = {
  args: { checked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = states((args) => [
  { label: 'checked by the browser', show: <Form {...args} /> },
  {
    label: 'checked by a script',
    show: (
      <Form {...args} checked>
        <TextField name="city" label="City" required error="Enter a city." />
        <br />
      </Form>
    ),
  },
])

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <Form {...args} submit={<Button type="submit">{word}</Button>}>
    <TextField name={id} label={title} hint={text} />
    <br />
  </Form>
))
