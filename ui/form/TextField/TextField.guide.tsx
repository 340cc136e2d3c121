import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { TextField } from './TextField.tsx'

export const guide = {
  use: 'A text field takes one line that the reader types: a name, a place, an email address or a whole number. `type` brings the right keyboard on a phone and the browser’s own check.',
  avoid:
    'Not for an answer of several lines: take `Textarea`, a component of its own, because it has no `type`. Not for a choice among known answers: take `RadioGroupField` for a few, `SelectField` for many. Not to agree to something: take `CheckboxField`.',
  do: [
    {
      show: <TextField name="text-do-hint" label="Company name" hint="As it is registered." />,
      because: 'The label names the answer, and the hint that helps to give it stays in sight while one types.',
    },
    {
      show: (
        <TextField
          name="text-do-error"
          type="wholeNumber"
          label="Number of GPUs"
          defaultValue="a few"
          error="Enter a whole number, such as 12."
        />
      ),
      because: 'The error says what to do, in the words of the label.',
    },
  ],
  dont: [
    {
      show: <TextField name="text-dont-error" label="Number of GPUs" defaultValue="a few" error="Invalid input." />,
      because: 'The reader learns that something is wrong, not what to change, and without `type` a phone shows letters instead of digits.',
    },
    {
      show: <TextField name="text-dont-choice" label="HDD, SSD or NVMe?" />,
      because: 'Three known answers are not typed but chosen: take `RadioGroupField`.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the field, where typing starts at once.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        const field = canvas.getByRole('textbox', { name: 'Company name' })
        await expect(field).toHaveFocus()
        await userEvent.keyboard('H100')
        await expect(field).toHaveValue('H100')
      },
    },
    {
      keys: 'Shift+Tab',
      does: 'Leaves the field; what was typed stays.',
      test: async ({ canvas, userEvent }) => {
        const field = canvas.getByRole('textbox', { name: 'Company name' })
        await userEvent.tab()
        await userEvent.keyboard('H100')
        await userEvent.tab({ shift: true })
        await expect(field).not.toHaveFocus()
        await expect(field).toHaveValue('H100')
      },
    },
  ],
} satisfies Guide
