import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { followed } from '../DocHeading/stay.fixture.ts'
import { Sections } from './sections.fixture.tsx'
import { TableOfContents, type TableOfContentsItem } from './TableOfContents.tsx'

const short = [
  { id: 'toc-do-stop', label: 'Stop a machine' },
  { id: 'toc-do-charged', label: 'What is still charged', level: 3 },
  { id: 'toc-do-delete', label: 'Delete it' },
] satisfies TableOfContentsItem[]

const long = [
  { id: 'toc-dont-first', label: 'How a machine that is running can be stopped and what to keep in mind before you do it' },
  { id: 'toc-dont-note', label: 'Note' },
  { id: 'toc-dont-more', label: 'More' },
] satisfies TableOfContentsItem[]

export const guide = {
  use: 'The sections of one page of documentation, in its order; the one that is being read is marked. `DocsLayout` makes it from `contents`, beside the text or folded above it.',
  avoid: 'Not for other pages (take `Sidebar`), not for a page without sections (leave it out), not for a choice of panels (take `Tabs`).',
  do: [
    {
      show: (
        <>
          <TableOfContents title="On this page, do" items={short} />
          <Sections items={short} />
        </>
      ),
      because: 'The labels are the headings themselves, short enough to be read at a glance, and level 3 is indented.',
    },
  ],
  dont: [
    {
      show: (
        <>
          <TableOfContents title="On this page, don’t" items={long} />
          <Sections items={long} />
        </>
      ),
      because: 'A sentence needs three lines, and “Note” and “More” lead to nobody knows what: the headings are at fault, so mend those.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from section to section.',
      test: async ({ canvas, userEvent }) => {
        for (const link of canvas.getAllByRole('link')) {
          await userEvent.tab()
          await expect(link).toHaveFocus()
        }
      },
    },
    {
      keys: 'Enter',
      does: 'Goes to the section and marks it, also where it cannot reach the top.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('link', { name: 'Response' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(followed).toHaveBeenCalledWith('#toc-response')
        scrollTo({ top: 1e6, behavior: 'instant' })
        await waitFor(() => expect(canvas.getByRole('link', { current: 'location' })).toHaveAccessibleName('Response'))
      },
    },
  ],
} satisfies Guide
