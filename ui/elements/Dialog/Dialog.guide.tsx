import type { Guide } from '../../../.storybook/guides/guide.ts'
import { expect, screen } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Dialog } from './Dialog.tsx'

export const guide = {
  use: 'A dialog asks a question that must be answered before the page goes on, such as before something is deleted. It also holds a short task beside the page.',
  avoid:
    'Not for a message: take `StatusMessage`. Not for what must be read without JavaScript: put it into the page. For the menu of a narrow screen take `MenuDialog`.',
  do: [
    {
      show: (
        <Dialog
          title="Terminate vm-lagos-1?"
          closeLabel="Close"
          trigger={<Button>Terminate</Button>}
          defaultOpen
          actions={<Button variant="danger">Terminate it</Button>}
          cancelLabel="Keep it"
        >
          <Text>Its data is deleted.</Text>
        </Dialog>
      ),
      ownWindow: true,
      because: 'The title asks, the text says what follows, the button repeats the verb, and beside it is the way back.',
    },
  ],
  dont: [
    {
      show: (
        <Dialog title="Notice" closeLabel="Close" trigger={<Button>Save</Button>} defaultOpen>
          <Text>Saved.</Text>
        </Dialog>
      ),
      ownWindow: true,
      because: 'Nothing is asked: the reader must close a box to go on.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Opens it from its button; the focus moves inside.',
      test: async ({ userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        const dialog = await screen.findByRole('dialog', { name: 'Terminate vm-lagos-1?' })
        await expect(dialog.contains(document.activeElement)).toBe(true)
      },
    },
    {
      keys: 'Tab',
      does: 'Stays inside.',
      test: async ({ userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        const dialog = await screen.findByRole('dialog')
        for (let stop = 0; stop < 4; stop++) await userEvent.tab()
        await expect(dialog.contains(document.activeElement)).toBe(true)
      },
    },
    {
      keys: 'Escape',
      does: 'Closes it; its button has the focus again.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await screen.findByRole('dialog')
        await userEvent.keyboard('{Escape}')
        await expect(screen.queryByRole('dialog')).toBeNull()
        await expect(canvas.getByRole('button', { name: 'Terminate' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
