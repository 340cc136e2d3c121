import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

export const guide = {
  use: 'What a form needs before it can be sent, above its first field after a refused attempt. Each line leads to its field, with or without a script.',
  avoid:
    'Not for what is wrong with the sending itself (take `StatusMessage` with the tone `error`), and not instead of the `error` at the field: both say the same sentence.',
  do: [
    {
      show: (
        <ErrorSummary
          title="Two answers need a correction"
          errors={[
            { name: 'summary-do-company', message: 'Enter the name of your company.' },
            { name: 'summary-do-gpus', message: 'Enter the number of GPUs as a whole number.' },
          ]}
        />
      ),
      because: 'The title counts them; each line says what to do, in the order of the fields and in the words of their errors.',
    },
  ],
  dont: [
    {
      show: <ErrorSummary title="Error" errors={[{ name: 'summary-dont', message: 'Some fields are invalid.' }]} />,
      because: 'One line for everything leads nowhere: the reader must search the form for what is meant.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from line to line, in the order of the fields.',
      test: async ({ canvas, userEvent }) => {
        for (const name of ['Enter the name of your company.', 'Choose how we answer.']) {
          await userEvent.tab()
          await expect(canvas.getByRole('link', { name })).toHaveFocus()
        }
      },
    },
    {
      keys: 'Enter',
      does: 'Leads to the field of the focused line; Back still leaves the form.',
      test: async ({ canvas, userEvent }) => {
        const { length } = history
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveFocus()
        await expect(history.length).toBe(length)
      },
    },
  ],
} satisfies Guide
