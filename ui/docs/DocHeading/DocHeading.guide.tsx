import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { copyTexts, hearClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { DocHeading } from './DocHeading.tsx'
import { followed } from './stay.fixture.ts'

const copy = { ...copyTexts, label: 'Link to' }

export const guide = {
  use: 'A heading inside a page of documentation, with a link to itself that also copies its address: readers send each other to a section, not to a page.',
  avoid:
    'Not for the title of the page (take `PageHeader`), not outside the documentation (take `Heading`), not to make a line bold (take `strong` of `proseElements`).',
  do: [
    {
      show: (
        <>
          <DocHeading level={2} id="doc-heading-do" copy={copy}>
            Stop a machine
          </DocHeading>
          <DocHeading level={3} id="doc-heading-do-below" copy={copy}>
            What is still charged
          </DocHeading>
        </>
      ),
      because: 'The levels follow each other, so the contents of the page and a screen reader’s list of headings have no hole.',
    },
  ],
  dont: [
    {
      show: (
        <>
          <DocHeading level={2} id="doc-heading-dont" copy={copy}>
            2. Stopping
          </DocHeading>
          <DocHeading level={4} id="doc-heading-dont-below" copy={copy}>
            Note
          </DocHeading>
        </>
      ),
      because:
        'Level 3 is skipped to get smaller words, the number breaks with the next section, and “Note” says nothing in the contents of the page.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the link behind the heading and shows it.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        const link = canvas.getByRole('link', { name: 'Link to Request body' })
        await expect(link).toHaveFocus()
        await expect(getComputedStyle(link).opacity).toBe('1')
      },
    },
    {
      keys: 'Enter',
      does: 'Goes to the section, copies its address and says so.',
      test: async ({ canvas, userEvent }) => {
        const writeText = hearClipboard()
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(followed).toHaveBeenCalledWith('#request-body')
        await expect(writeText.mock.calls[0]?.[0]).toMatch(/^http.*#request-body$/)
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
      },
    },
  ],
} satisfies Guide
