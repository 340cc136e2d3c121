import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { sent } from './SubmitBar.fixture.tsx'
import { SubmitBar } from './SubmitBar.tsx'

export const guide = {
  use: 'The end of a form: its one button, and beside it a sentence that says whether it can be pressed. Changes of the sentence are announced.',
  avoid: 'Not for buttons outside a form: take `Button`. Not for the result of the form: take `StatusMessage` above the fields.',
  do: [
    {
      show: (
        <SubmitBar
          label="Send the application"
          busyLabel="Sending..."
          disabledReason="Tick the box above first"
          hint="Tick the box above first"
        />
      ),
      because: 'What is missing stands beside the button, which stays focusable.',
    },
    {
      show: <SubmitBar label="Send the application" busyLabel="Sending..." busy hint="This takes a few seconds" />,
      because: 'While it sends, the button keeps its place and the focus, and a second press does nothing.',
    },
  ],
  dont: [
    {
      show: <SubmitBar label="Submit" busyLabel="..." disabledReason="Not possible" hint="Not possible" />,
      because: 'The label does not say what is sent, and the sentence not what to do about it.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus from the last field to the button, also while it is unavailable.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('textbox', { name: 'Name' }).focus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'Sends the form.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Send' }).focus()
        await userEvent.keyboard('{Enter} ')
        await expect(sent).toHaveBeenCalledTimes(2)
      },
    },
    {
      keys: 'Enter',
      does: 'In a field, sends the form as well.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('textbox', { name: 'Name' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(sent).toHaveBeenCalledOnce()
      },
    },
  ],
} satisfies Guide
