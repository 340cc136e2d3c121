import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Stamp } from './Stamp.tsx'

export const guide = {
  use: 'Says where a figure comes from, right beside it: stated by the company, planned, an outside projection, or sample data. With a number it leads to the line of the ledger.',
  avoid: 'Not for a state (take `Badge`), and not instead of a unit. A stamp says nothing about a figure that is not beside it.',
  do: [
    {
      show: (
        <p>
          850+ nodes <Stamp kind="stated" label="stated" number="S1" href="#stamp-do" />
        </p>
      ),
      because: 'One figure, one stamp, and a number that leads to its line.',
    },
  ],
  dont: [
    {
      show: (
        <p>
          <Stamp kind="stated" label="we believe that this is so" /> 850+ nodes
        </p>
      ),
      because: 'A sentence is no stamp: the ledger explains the kinds once.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches a stamp that leads to the ledger.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'stated S1' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
