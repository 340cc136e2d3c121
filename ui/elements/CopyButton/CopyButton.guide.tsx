import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { copyTexts, hearClipboard } from './clipboard.fixture.ts'
import { CopyButton } from './CopyButton.tsx'

export const guide = {
  use: 'Copies the one thing that stands beside it, and says for a moment how it went. Without JavaScript it is not there.',
  avoid:
    'Not beside code (`CodeBlock`, `CodeTabs` and `ResponseTabs` bring their own), not for a whole page (take `PageActions`), not for the address of a section (take `DocHeading`).',
  do: [
    {
      show: (
        <>
          <code>0x8f3a…c1</code> <CopyButton texts={copyTexts} subject="machine id" read={() => '0x8f3a…c1'} />
        </>
      ),
      because: 'A screen reader hears “Copy machine id”; and when the browser refuses, the words say what to do instead.',
    },
  ],
  dont: [
    {
      show: <CopyButton texts={{ label: 'Click here to copy to clipboard', copied: 'Done!', failed: 'Error' }} read={() => ''} />,
      because: 'Nothing stands beside it and it names nothing, and “Error” leaves the reader without the text and without a way to it.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the button.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'Copies, and says so; the focus stays on the button.',
      test: async ({ canvas, userEvent }) => {
        const writeText = hearClipboard()
        await userEvent.tab()
        await userEvent.keyboard('{Enter} ')
        await expect(writeText.mock.calls).toEqual([['meridian jobs list'], ['meridian jobs list']])
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
        await expect(canvas.getByRole('button')).toHaveFocus()
      },
    },
  ],
} satisfies Guide
