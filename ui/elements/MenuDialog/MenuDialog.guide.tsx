import { expect, waitFor, within } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Link } from '../Link/Link.tsx'
import { MenuDialog } from './MenuDialog.tsx'

const list = (names: readonly string[]) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <Link href={`#${name.toLowerCase()}`}>{name}</Link>
      </li>
    ))}
  </ul>
)

export const guide = {
  use: 'The links of a narrow window behind one button, from the `top` for a few links, from the `start` for a long list. It closes on a choice. Without JavaScript there is no button: show the links in the page.',
  avoid:
    'Not where the links have room: show them. Not for a form or a question: a link in it closes it. Not in the head of a page: `Header` brings it, and `NavigationMenu` in documentation.',
  do: [
    {
      show: (
        <MenuDialog label="Regions" closeLabel="Close" head="Regions">
          {list(['Lagos', 'Haifa', 'Lviv'])}
        </MenuDialog>
      ),
      ownWindow: 'pressed',
      because: 'Button and dialog carry the same word, and every entry is a place to go.',
    },
  ],
  dont: [
    {
      show: (
        <MenuDialog label="More" closeLabel="Close" head="More">
          {list(['Lagos'])}
        </MenuDialog>
      ),
      ownWindow: 'pressed',
      because: 'One link behind a click has room in the page, and “More” does not say of what.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the button: opens the menu and takes the focus into it.',
      test: async ({ canvas, userEvent }) => {
        for (const key of ['{Enter}', ' ']) {
          canvas.getByRole('button', { name: 'Regions' }).focus()
          await userEvent.keyboard(key)
          const dialog = await canvas.findByRole('dialog', { name: 'Regions' })
          await expect(canvas.getByText('Regions', { selector: 'button' })).toHaveAttribute('data-state', 'open')
          await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
          await userEvent.keyboard('{Escape}')
          await waitFor(() => expect(dialog).not.toBeInTheDocument())
        }
      },
    },
    {
      keys: 'Tab',
      does: 'Goes to the button; in the open menu from entry to entry, and from the last one to the first.',
      test: async ({ canvas, userEvent }) => {
        const button = canvas.getByRole('button', { name: 'Regions' })
        await userEvent.tab()
        await expect(button).toHaveFocus()
        await userEvent.keyboard('{Enter}')
        const menu = within(await canvas.findByRole('dialog', { name: 'Regions' }))
        await userEvent.tab()
        await expect(menu.getByRole('link', { name: 'Lagos' })).toHaveFocus()
        await userEvent.tab()
        await expect(menu.getByRole('link', { name: 'Haifa' })).toHaveFocus()
        await userEvent.tab()
        await expect(menu.getByRole('button', { name: 'Close' })).toHaveFocus()
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the menu and gives the focus back to the button.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        const dialog = await canvas.findByRole('dialog', { name: 'Regions' })
        within(dialog).getByRole('link', { name: 'Haifa' }).focus()
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(dialog).not.toBeInTheDocument())
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Regions' })).toHaveFocus())
      },
    },
    {
      keys: 'Enter',
      does: 'On an entry: follows it and closes the menu.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        const dialog = await canvas.findByRole('dialog', { name: 'Regions' })
        within(dialog).getByRole('link', { name: 'Lagos' }).focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(dialog).not.toBeInTheDocument())
      },
    },
  ],
} satisfies Guide
