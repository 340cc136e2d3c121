import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

export const guide = {
  use: 'What stands in place of a page that failed: what went wrong, in words, and one way on. `stack` is for developers alone. It fills the main part of `Page`.',
  avoid:
    'Not for an address that leads nowhere: take `NotFound`. Not for mistakes in a form: take `ErrorSummary`. Not when only a part failed: say it there, with `StatusMessage`.',
  do: [
    {
      show: (
        <ErrorScreen
          title="The offers did not arrive"
          status={503}
          message="The market does not answer."
          action={{ href: '#machines', label: 'Back to your machines' }}
        />
      ),
      because: 'The message names what failed, and the way on works without it.',
    },
  ],
  dont: [
    {
      show: <ErrorScreen title="Oops!" message="Something went wrong." action={{ href: '#again', label: 'Continue' }} />,
      because: 'It says neither what failed nor where “Continue” leads.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the stack, where there is one, then to the way on.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('main').focus()
        await userEvent.tab()
        await expect(canvas.getByRole('group', { name: 'Stack' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'Return to start' })).toHaveFocus()
      },
    },
    {
      keys: 'Arrow down',
      does: 'Scrolls the stack that has the focus.',
      test: async ({ canvas, userEvent }) => {
        const stack = canvas.getByRole('group', { name: 'Stack' })
        stack.focus()
        await userEvent.keyboard('{ArrowDown}')
        await waitFor(() => expect(stack.scrollTop).toBeGreaterThan(0))
      },
    },
  ],
} satisfies Guide
