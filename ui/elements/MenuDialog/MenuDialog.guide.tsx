import { expect, waitFor, within } from 'storybook/test'
import type { Guide } from '../../../.storybook/guide.ts'
import { Link } from '../Link/Link.tsx'
import { MenuButton, MenuDialog } from './MenuDialog.tsx'

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
  use: 'The links of a narrow window behind one button: `MenuButton` opens it, from the `top` for a few links, from the `start` for a long list. It closes on a choice.',
  avoid:
    'Not where the links have room: show them. Not for a form or a question: a link in it closes it. Not in the head of a page: `Header` brings it, and `NavigationMenu` in documentation.',
  do: [
    {
      show: (
        <>
          <MenuButton menu="menudialog-do" label="Fields" />
          <MenuDialog id="menudialog-do" label="Fields" closeLabel="Close" head="Fields">
            {list(['Rye', 'Oats', 'Barley'])}
          </MenuDialog>
        </>
      ),
      because: 'Button and dialog carry the same word, and every entry is a place to go.',
    },
  ],
  dont: [
    {
      show: (
        <>
          <MenuButton menu="menudialog-dont" label="More" />
          <MenuDialog id="menudialog-dont" label="More" closeLabel="Close" head="More">
            {list(['Rye'])}
          </MenuDialog>
        </>
      ),
      because: 'One link behind a click has room in the page, and “More” does not say of what.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the button: opens the menu and takes the focus into it.',
      test: async ({ canvas, userEvent }) => {
        for (const key of ['{Enter}', ' ']) {
          canvas.getByRole('button', { name: 'Fields' }).focus()
          await userEvent.keyboard(key)
          const dialog = await canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Fields' })
          await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
          dialog.close()
        }
      },
    },
    {
      keys: 'Tab',
      does: 'Goes to the button; in the open menu from entry to entry, and not to the page behind it.',
      test: async ({ canvas, userEvent }) => {
        const button = canvas.getByRole('button', { name: 'Fields' })
        await userEvent.tab()
        await expect(button).toHaveFocus()
        await userEvent.keyboard('{Enter}')
        const menu = within(await canvas.findByRole('dialog', { name: 'Fields' }))
        await userEvent.tab()
        await expect(menu.getByRole('link', { name: 'Rye' })).toHaveFocus()
        await userEvent.tab()
        await expect(menu.getByRole('link', { name: 'Oats' })).toHaveFocus()
        await userEvent.tab()
        await expect(button).not.toHaveFocus()
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the menu and gives the focus back to the button.',
      test: async ({ canvas, userEvent }) => {
        const dialog = canvas.getByRole('dialog', { name: 'Fields' })
        within(dialog).getByRole('link', { name: 'Oats' }).focus()
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(dialog).not.toBeVisible())
        await expect(canvas.getByRole('button', { name: 'Fields' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter',
      does: 'On an entry: follows it and closes the menu.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        const dialog = await canvas.findByRole('dialog', { name: 'Fields' })
        within(dialog).getByRole('link', { name: 'Rye' }).focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(dialog).not.toBeVisible())
      },
    },
  ],
} satisfies Guide
