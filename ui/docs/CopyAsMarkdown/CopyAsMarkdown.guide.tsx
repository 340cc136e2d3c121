import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { hearPromisedClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { followed } from '../DocHeading/stay.fixture.ts'
import { copyAsMarkdown } from './copyAsMarkdown.fixture.tsx'
import { CopyAsMarkdown } from './CopyAsMarkdown.tsx'

export const guide = {
  use: 'A whole page of documentation as Markdown, for an editor or a language model: to copy, and to open as a file. It stands in the `aside` of `DocsLayout`.',
  avoid: 'Not for code (take `CodeBlock`), not for the address of a section (take `DocHeading`), not on a page that has no Markdown twin.',
  do: [
    {
      show: copyAsMarkdown,
      because: 'Both say the format, and the words for a refusal name the other way, which works in every browser.',
    },
  ],
  dont: [
    {
      show: (
        <CopyAsMarkdown
          texts={{ label: 'Export', copied: 'OK', failed: 'Failed' }}
          href="/docs/stop"
          linkLabel="More formats"
          read={async () => ''}
        />
      ),
      because: 'Nobody knows what is exported or where to, and the link leads to the page itself instead of a file.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the copy button, then to the link to the file.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Copy as Markdown' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'View as Markdown' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'On the button, fetches the page, copies it and says so.',
      test: async ({ args, canvas, userEvent }) => {
        const write = hearPromisedClipboard()
        await userEvent.tab()
        await userEvent.keyboard('{Enter} ')
        await expect(args.read).toHaveBeenCalledTimes(2)
        await expect(write).toHaveBeenCalledTimes(2)
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
      },
    },
    {
      keys: 'Enter',
      does: 'On the link, opens the file.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('link', { name: 'View as Markdown' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(followed).toHaveBeenCalledWith('/docs/order.md')
      },
    },
  ],
} satisfies Guide
