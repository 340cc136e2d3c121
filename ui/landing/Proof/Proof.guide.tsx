import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { job, proven, says } from './Proof.fixture.ts'
import { Proof } from './Proof.tsx'

export const guide = {
  use: 'A proof that works in the reader’s own browser: write, change one byte, see it reach the root and the checks refuse it, mend it. Below it the strategies; the one that the figure checks is on the line.',
  avoid: 'Not as a picture of a proof (take `MerkleReceipt`), not twice on a page, and not without saying which strategy it checks.',
  do: [
    {
      show: <Proof {...job} id="proof-do" title="A job, measured and signed." />,
      because: 'The reader breaks it alone, and one strategy says that it is the one checked above.',
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
          strategies={job.strategies.map((strategy) => ({ ...strategy, checked: 'Checked above.' }))}
        />
      ),
      because: 'It promises more than the figure checks: a signature covers the source, not the machine or the result.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from the field to both controls, one that cannot be used included.',
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
      },
    },
    {
      keys: 'Enter, Space',
      does: 'On “Change one byte”, breaks the proof, each time elsewhere; on “Restore”, mends it and keeps the focus.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Change one byte' }).focus()
        await userEvent.keyboard('{Enter}')
        await says(canvas, /^Rejected/)
        const first = canvas.getByRole('status').textContent
        await userEvent.keyboard(' ')
        await waitFor(() => expect(canvas.getByRole('status').textContent).not.toBe(first))
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await says(canvas, /^Verified$/)
        await expect(canvas.getByRole('button', { name: 'Restore' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
