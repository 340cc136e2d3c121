import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { job, proven, says } from './Proof.fixture.ts'
import { Proof } from './Proof.tsx'

export const guide = {
  use: 'A proof that works in the reader’s own browser: write, change one byte, watch the evidence refuse it, mend it. Below it the strategies and, in small print, what is shown and what is not.',
  avoid: 'Not as a picture of a proof (take `Receipt`), not twice on a page, and not without the notes: they keep the claim honest.',
  do: [
    {
      show: <Proof {...job} id="proof-do" title="A job, measured and signed." />,
      because: 'The reader breaks it alone, and the notes say what it does not show.',
    },
  ],
  dont: [
    {
      show: (
        <Proof
          {...job}
          id="proof-dont"
          title="Absolutely safe."
          lead="Trust us."
          notes={[{ label: 'Note', text: 'Nothing can go wrong.' }]}
        />
      ),
      because: 'It promises more than a signature shows: that the data is what was signed, not that it is right.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from the field to both controls, one that cannot be used included, and on to the evidence in full.',
      test: async ({ canvas, userEvent }) => {
        await proven(canvas)
        await userEvent.tab()
        await expect(canvas.getByRole('textbox', { name: 'Job' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Change one byte' })).toHaveFocus()
        await userEvent.tab()
        const restore = canvas.getByRole('button', { name: 'Restore' })
        await expect(restore).toHaveFocus()
        await expect(restore).toHaveAccessibleDescription('Nothing is changed.')
        await userEvent.tab()
        await expect(canvas.getByText('The evidence in full')).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'On “Change one byte”, breaks the proof, each time elsewhere; on “Restore”, mends it and keeps the focus; on the evidence, opens it.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Change one byte' }).focus()
        await userEvent.keyboard('{Enter}')
        await says(canvas, /^Rejected/)
        const first = canvas.getByRole('status').textContent
        await userEvent.keyboard(' ')
        await waitFor(() => expect(canvas.getByRole('status').textContent).not.toBe(first))
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await says(canvas, /^Verified\./)
        await expect(canvas.getByRole('button', { name: 'Restore' })).toHaveFocus()
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByText(job.demo.example.evidence.root)).toBeVisible()
      },
    },
  ],
} satisfies Guide
