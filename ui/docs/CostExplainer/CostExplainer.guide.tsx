import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { CostExplainer } from './CostExplainer.tsx'
import { costExplainer } from './fixture.ts'

export const guide = {
  use: 'Two times and a price in, every charge and their sum out: a reader tries the rule of billing with numbers of their own. Without JavaScript the worked example stands there without its fields.',
  avoid:
    'Not for one fixed example (take `EpochTimeline`), not for a list of prices (take the table of `proseElements`), not for a form that sends something (take `Form`).',
  do: [
    {
      show: (
        <CostExplainer
          {...costExplainer}
          texts={{ ...costExplainer.texts, title: 'What would two days cost?' }}
          initial={{ ...costExplainer.initial, end: '2026-03-03T09:00' }}
        />
      ),
      because: 'It starts with an example that is right, the labels name the time zone, and every charge says what it is for.',
    },
  ],
  dont: [
    {
      show: (
        <CostExplainer
          {...costExplainer}
          texts={{ ...costExplainer.texts, title: 'Calculator', launch: 'From', end: 'To', price: 'Value' }}
          initial={{ ...costExplainer.initial, price: '' }}
          calculate={() => ({ ok: false, field: 'price', message: 'Invalid input' })}
        />
      ),
      because:
        'It starts with a mistake that nobody made, “Invalid input” does not say what to type, and “From” leaves the time zone to be guessed.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the parts of the launch, to the price, and through the parts of the end; the charges are no stop.',
      test: async ({ canvas, userEvent }) => {
        const price = canvas.getByRole('spinbutton', { name: 'Price a day' })
        const launch = canvas.getByLabelText('Launch (UTC)')
        const end = canvas.getByLabelText('End (UTC)')
        await userEvent.tab()
        await expect(launch).toHaveFocus()
        while (document.activeElement === launch) await userEvent.tab()
        await expect(price).toHaveFocus()
        await userEvent.tab()
        await expect(end).toHaveFocus()
        while (document.activeElement === end) await userEvent.tab()
        await expect(canvas.getByRole('form').contains(document.activeElement)).toBe(false)
      },
    },
    {
      keys: 'Arrow up, Arrow down',
      does: 'On the price, raise or lower it by one; the charges follow at once and the sum is read out.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('spinbutton', { name: 'Price a day' }).focus()
        await userEvent.keyboard('{ArrowUp}')
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Total 15.00'))
        await userEvent.keyboard('{ArrowDown}')
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Total 12.00'))
      },
    },
  ],
} satisfies Guide
