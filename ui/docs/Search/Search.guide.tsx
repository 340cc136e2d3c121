import { expect, waitFor, within } from 'storybook/test'
import type { Guide, KeyboardRow } from '../../../.storybook/guides/guide.ts'
import { search } from './fixture.ts'
import { Search } from './Search.tsx'

type Context = Parameters<KeyboardRow['test']>[0]

const opened = async (canvas: Context['canvas']) => {
  const dialog = within(await canvas.findByRole('dialog', { name: 'Search the docs' }))
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus())
  return dialog
}

const escape = async ({ canvas, userEvent }: Context) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
}

/** Opens the search by its button and types. */
const typed = async ({ canvas, userEvent }: Context, words: string) => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const dialog = await opened(canvas)
  await userEvent.keyboard(words)
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/^\d+ results?$/))
  return dialog
}

export const guide = {
  use: 'Finds a section of the documentation while the reader types: a button in the header, and the dialog that it opens. The index is loaded with the first letter; without JavaScript the button is not there.',
  avoid:
    'Not for words on this page (every browser finds those), not for the sections of one page (take `TableOfContents`), not for a value in a form (take `TextField` or `SelectField`).',
  do: [
    {
      show: <Search {...search} />,
      ownWindow: 'pressed',
      because: 'The label says what is searched; press it and type a word that nobody wrote: the answer says what to try instead.',
    },
  ],
  dont: [
    {
      show: (
        <Search
          {...search}
          texts={{ ...search.texts, label: 'Search…', hint: 'Type to search.', empty: () => 'No results.', advice: '' }}
        />
      ),
      ownWindow: 'pressed',
      because: '“Search…” could mean the web or the account, the hint says nothing new, and “No results.” is a dead end.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the button; in the open dialog, from the field to the kinds of results, whose arrows choose, to the button that closes it, and back. The results are no stops.',
      test: async (context) => {
        const { userEvent } = context
        const dialog = await typed(context, 'balance')
        await expect(dialog.getByRole('combobox', { name: 'Search the docs' })).toHaveFocus()
        await userEvent.tab()
        await expect(dialog.getByRole('radio', { name: 'All 3' })).toHaveFocus()
        await userEvent.tab()
        await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
        await userEvent.tab()
        await expect(dialog.getByRole('combobox')).toHaveFocus()
        await escape(context)
      },
    },
    {
      keys: 'Enter, Space',
      does: 'On the button, opens the search with the focus in its field.',
      test: async (context) => {
        const { canvas, userEvent } = context
        await userEvent.tab()
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Search the docs' })).toHaveFocus())
        for (const key of ['{Enter}', ' ']) {
          await userEvent.keyboard(key)
          await expect((await opened(canvas)).getByRole('combobox')).toHaveFocus()
          await escape(context)
        }
      },
    },
    {
      keys: 'Ctrl+K, Cmd+K, /',
      does: 'Open the search from anywhere; the slash not while somebody types.',
      test: async (context) => {
        const { canvas, userEvent } = context
        for (const key of ['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/']) {
          await userEvent.keyboard(key)
          await expect((await opened(canvas)).getByRole('combobox')).toHaveValue('')
          await escape(context)
        }
      },
    },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Choose the next result or the one before, behind the last one the first; the focus stays in the field.',
      test: async (context) => {
        const { userEvent } = context
        const dialog = await typed(context, 'balance')
        const field = dialog.getByRole('combobox')
        const expectChosen = async (at: number) => {
          await waitFor(() => expect(dialog.getAllByRole('option')[at]).toHaveAttribute('aria-selected', 'true'))
          await expect(field.getAttribute('aria-activedescendant')).toBe(dialog.getByRole('option', { selected: true }).id)
        }
        await expectChosen(0)
        await userEvent.keyboard('{ArrowDown}')
        await expectChosen(1)
        await userEvent.keyboard('{ArrowUp}{ArrowUp}')
        await expectChosen(2)
        await userEvent.keyboard('{ArrowDown}')
        await expectChosen(0)
        await expect(field).toHaveFocus()
        await escape(context)
      },
    },
    {
      keys: 'Enter',
      does: 'In the field, goes to the chosen result and closes the dialog; with Ctrl or Cmd, opens it in a new tab. An earlier search is asked again.',
      test: async (context) => {
        const { args, canvas, userEvent } = context
        await typed(context, 'full days')
        await userEvent.keyboard('{Enter}')
        await expect(args.onNavigate).toHaveBeenCalledWith('/docs/balance#epoch')
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the dialog, forgets the words and the results, and gives the focus back to the button.',
      test: async (context) => {
        const { canvas, userEvent } = context
        await typed(context, 'balance')
        await escape(context)
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Search the docs' })).toHaveFocus())
        await userEvent.keyboard('{Enter}')
        const dialog = await opened(canvas)
        await expect(dialog.getByRole('combobox')).toHaveValue('')
        await userEvent.keyboard('x')
        await expect(dialog.queryByRole('option', { name: /daily epoch/ })).toBeNull()
        await escape(context)
      },
    },
  ],
} satisfies Guide
