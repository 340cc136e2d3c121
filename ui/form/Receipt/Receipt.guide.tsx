import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Receipt } from './Receipt.tsx'

export const texts = { copy: { label: 'Copy reference', copied: 'Copied', failed: 'Not copied' }, print: 'Print' }

export const guide = {
  use: 'In place of a form that was sent, in `FormLayout`: the result, the reference to keep, and what happens next.',
  avoid: 'Not for a result that leaves the form in place: `SubmitBar` and `StatusMessage` say those.',
  do: [
    {
      show: (
        <Receipt
          result="The application has arrived."
          referenceLabel="Reference"
          reference="4F2A-91C0"
          texts={texts}
          next={[{ title: 'We reply', text: 'Within two days, by email.' }]}
        />
      ),
      because: 'The reader knows that it arrived, what to keep, and what comes next.',
    },
  ],
  dont: [
    {
      show: (
        <Receipt
          result="Thank you!"
          referenceLabel="No."
          reference="-"
          texts={texts}
          next={[{ title: 'Wait', text: 'You will hear from us.' }]}
        />
      ),
      because: 'It does not say what happened, and there is nothing to keep.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the button that copies the reference, then to the one that prints.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Copy reference' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
