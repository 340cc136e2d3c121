import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { followed } from '../DocHeading/stay.fixture.ts'
import { Sidebar } from './Sidebar.tsx'

export const guide = {
  use: 'All pages of the documentation in groups that open and close; what the reader opened stays so for the visit. The group of the current page stands open, and its marker marks the page.',
  avoid:
    'Not for the sections of one page (take `TableOfContents`), not for the pages before and behind this one (take `PreviousNext`), not for the few links of a header (take `Header` or `DocsHeader`).',
  do: [
    {
      show: (
        <Sidebar
          label="Documentation, do"
          current="/docs/stop"
          groups={[
            {
              title: 'Running',
              items: [
                { label: 'Stop', href: '/docs/stop' },
                { label: 'Delete', href: '/docs/delete' },
              ],
            },
            {
              title: 'Paying',
              items: [
                { label: 'Balance', href: '/docs/balance' },
                { label: 'Invoices', href: '/docs/invoices' },
              ],
            },
          ]}
        />
      ),
      because: 'Groups are what a reader is about to do, labels are one or two words, and only the group of this page is open.',
    },
  ],
  dont: [
    {
      show: (
        <Sidebar
          label="Documentation, don’t"
          groups={[
            { title: 'Miscellaneous', items: [{ label: 'How to stop a machine that is running', href: '/docs/stop' }], open: true },
            { title: 'Invoices', items: [{ label: 'Invoices', href: '/docs/invoices' }], open: true },
          ]}
        />
      ),
      because: 'A group of one page costs a line and a press, a sentence is no label, and without `current` the reader is nowhere.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from group to group, and through the pages of those that are open.',
      test: async ({ canvas, userEvent }) => {
        const trigger = (name: string) => canvas.getByRole('button', { name })
        await userEvent.tab()
        await expect(trigger('Virtual machines')).toHaveFocus()
        for (const name of ['Overview', 'Registration', 'Balance', 'Deploy', 'Manage']) {
          await userEvent.tab()
          await expect(document.activeElement).toHaveAccessibleName(name)
        }
        await userEvent.tab()
        await expect(trigger('Machine API')).toHaveFocus()
        trigger('Container API').focus()
        await userEvent.tab()
        await expect(trigger('Command line')).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'On a group, opens or closes it.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Command line' }).focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(canvas.getByText('Install')).toBeVisible())
        await userEvent.keyboard(' ')
        await waitFor(() => expect(canvas.getByText('Install')).not.toBeVisible())
      },
    },
    {
      keys: 'Enter',
      does: 'On a page, goes there.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('link', { name: 'Offers' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(followed).toHaveBeenCalledWith('/docs/api/offers')
      },
    },
  ],
} satisfies Guide
