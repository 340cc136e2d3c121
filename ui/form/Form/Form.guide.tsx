import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { SubmitBar } from '../SubmitBar/SubmitBar.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, type FormProps } from './Form.tsx'

const stay: FormProps['onSubmit'] = (event) => event.preventDefault()

export const guide = {
  use: 'What holds the fields and sends them: by the browser alone, until a script takes over. It has no styles of its own.',
  avoid: 'Not for the page around the fields (take `FormLayout`), and not for a choice that takes effect at once and sends nothing.',
  do: [
    {
      show: (
        <Form action="#form-do" onSubmit={stay}>
          <TextField name="form-do" label="City of the data center" required />
          <br />
          <SubmitBar label="Send the application" busyLabel="Sending..." hint="Enter where the machines are" />
        </Form>
      ),
      because: 'Fields of this folder and one `SubmitBar`: Enter in a field sends it, and the browser asks for what is missing.',
    },
  ],
  dont: [
    {
      show: (
        <Form action="#form-dont" checked onSubmit={stay}>
          <TextField name="form-dont" label="City of the data center" required />
          <br />
          <SubmitBar label="Send the application" busyLabel="Sending..." hint="Enter where the machines are" />
        </Form>
      ),
      because: '`checked` without a script that checks: the browser’s own questions stay away and nobody asks instead.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from field to field and to the button, as they are read.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('textbox', { name: 'GPU model' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter',
      does: 'In a field, sends the form, once nothing that is required is missing.',
      test: async ({ args, canvas, userEvent }) => {
        canvas.getByRole('textbox', { name: 'GPU model' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(args.onSubmit).not.toHaveBeenCalled()
        await userEvent.keyboard('H100{Enter}')
        await expect(args.onSubmit).toHaveBeenCalledOnce()
      },
    },
  ],
} satisfies Guide
