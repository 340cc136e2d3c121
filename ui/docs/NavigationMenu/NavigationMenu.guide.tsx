import { expect, waitFor, within } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { sidebar } from '../Sidebar/fixture.ts'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { NavigationMenu } from './NavigationMenu.tsx'

export const guide = {
  use: 'The pages of the documentation on a narrow screen: a button, and the dialog that it opens from the start of the line. `DocsLayout` brings it.',
  avoid:
    'Not where the sidebar has room (`DocsLayout` shows `Sidebar` itself), not for the menu of another page (take `Header`), not for other content from the edge (take `MenuDialog`).',
  do: [
    {
      show: (
        <NavigationMenu label="All pages" closeLabel="Close">
          <Sidebar {...sidebar} label="Documentation, do" />
        </NavigationMenu>
      ),
      ownWindow: 'pressed',
      because: 'The word on the button is also the name of the dialog, and it holds the same `Sidebar` as the wide page.',
    },
  ],
  dont: [
    {
      show: (
        <NavigationMenu label="More" closeLabel="Cancel">
          <Sidebar
            label="Documentation, don’t"
            groups={[{ title: 'Containers', items: [{ label: 'Overview', href: '/docs/containers' }], open: true }]}
          />
        </NavigationMenu>
      ),
      ownWindow: 'pressed',
      because:
        '“More” does not say of what, “Cancel” sounds as if something were lost, and pages that are left out cannot be found on a phone.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the button; in the open menu, from its own button to the groups and pages.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus())
        await userEvent.keyboard('{Enter}')
        const dialog = await canvas.findByRole('dialog', { name: 'Menu' })
        await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
        await userEvent.tab()
        await expect(within(dialog).getByRole('button', { name: 'Virtual machines' })).toHaveFocus()
        await userEvent.tab()
        await expect(within(dialog).getAllByRole('link')[0]).toHaveFocus()
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      },
    },
    {
      keys: 'Enter, Space',
      does: 'On the button, opens the menu and takes the focus into it.',
      test: async ({ canvas, userEvent }) => {
        for (const key of ['{Enter}', ' ']) {
          canvas.getByRole('button', { name: 'Menu' }).focus()
          await userEvent.keyboard(key)
          const dialog = await canvas.findByRole('dialog', { name: 'Menu' })
          await expect(dialog.contains(document.activeElement)).toBe(true)
          await userEvent.keyboard('{Escape}')
          await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
        }
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the menu and gives the focus back to the button.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await canvas.findByRole('dialog', { name: 'Menu' })
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus())
      },
    },
  ],
} satisfies Guide
