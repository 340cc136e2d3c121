import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { ledger } from './Ledger.fixture.ts'
import { Ledger } from './Ledger.tsx'

export const guide = {
  use: 'The end of a page with figures: what each stamp means, once, and a numbered row for every figure that has one.',
  avoid: 'Not for prices or limits (take a table in `Prose`), and not in place of the stamps: a figure has its stamp beside it.',
  do: [{ show: <Ledger {...ledger} id="ledger-do" />, because: 'A stamp leads to its row; a kind is explained in a few words.' }],
  dont: [
    {
      show: (
        <Ledger
          {...ledger}
          id="ledger-dont"
          kinds={[
            { stamp: { kind: 'stated', label: 'stated' }, text: 'We cannot promise that any of this is right, and nobody has checked it.' },
          ]}
        />
      ),
      because: 'An apology helps nobody: say where the figure comes from.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'In a narrow window, unfolds the figures and folds them again.',
      test: async ({ canvas, userEvent }) => {
        const summary = canvas.getByText(ledger.show)
        // Wide windows show the list without the control.
        if (!summary.checkVisibility()) return
        summary.focus()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByText('Machines')).toBeVisible()
      },
    },
  ],
} satisfies Guide
