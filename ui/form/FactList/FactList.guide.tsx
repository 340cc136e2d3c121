import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { FactList } from './FactList.tsx'

export const guide = {
  use: 'What a reader must know before filling in a form: who it is for, what happens with the answers. Give a `summary` when most readers need only the lead.',
  avoid:
    'Not for reasons to fill in the form (take `BenefitList`), not for the hint of one field (give the field its `hint`), not for the result of the form (take `StatusMessage`).',
  do: [
    {
      show: (
        <FactList
          title="Who can offer machines?"
          items={[
            { name: 'Data centers', text: 'Fill in the form below.' },
            { name: 'Renters', text: 'You need no form: open the console.' },
          ]}
        />
      ),
      because: 'Each reader finds their own row and knows what to do next.',
    },
  ],
  dont: [
    {
      show: <FactList title="Important information" items={[{ name: 'Note', text: 'Please read everything carefully.' }]} />,
      because: 'Nothing in it is a fact: the reader learns nothing and has lost the time.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Goes to the summary, and opens and closes the facts.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByText('Thirty days.')).toBeVisible()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByText('Thirty days.')).not.toBeVisible()
      },
    },
  ],
} satisfies Guide
