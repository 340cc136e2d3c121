import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { StatusMessage } from './StatusMessage.tsx'

export const guide = {
  use: 'The result of what the reader did: it arrived, it failed, or it has to wait. It is announced; with `autoFocus` the focus goes there too.',
  avoid:
    'Not for answers that need a correction (take `ErrorSummary`, and `error` at the field), not for a word about a thing (take `Badge`), not for advice in a text (take `Callout`).',
  do: [
    {
      show: (
        <StatusMessage tone="danger" title="The application was not sent. Try again in a minute.">
          <p>Your answers are kept.</p>
        </StatusMessage>
      ),
      because: 'It says what happened, what to do and what is not lost.',
    },
  ],
  dont: [
    {
      show: <StatusMessage tone="success" title="Welcome to Meridian!" />,
      because: 'It reports no result: a screen reader is interrupted for a greeting.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Skips the message and stops at a link inside it.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'support@meridian.example' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
