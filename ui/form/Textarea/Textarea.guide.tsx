import type { Guide } from '../../../.storybook/guides/guide.ts'
import { expect } from 'storybook/test'
import { Textarea } from './Textarea.tsx'

export const guide = {
  use: 'A text area takes an answer of several lines in the reader’s own words. It grows while they type, and scrolls from 24 rem on.',
  avoid: 'Not for one line: take `TextField`. Not for one of a few answers: take `RadioGroupField` or `SelectField`.',
  do: [
    {
      show: <Textarea name="cooling" label="How is the room cooled?" hint="Two or three sentences." />,
      because: 'The label asks, the hint says how long the answer is.',
    },
  ],
  dont: [{ show: <Textarea name="city" label="City" />, because: 'The large box promises that much is wanted.' }],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus into the field.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('textbox')).toHaveFocus()
      },
    },
    {
      keys: 'Enter',
      does: 'Begins a new line and does not send the form.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('a{Enter}b')
        await expect(canvas.getByRole('textbox')).toHaveValue('a\nb')
      },
    },
  ],
} satisfies Guide
