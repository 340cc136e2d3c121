import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { hearPromisedClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { pageActions } from './fixture.ts'
import { PageActions } from './PageActions.tsx'

export const guide = {
  use: 'What a reader does with a whole page: copy it, read it as plain text, ask an assistant about it.',
  avoid: 'Not for a piece of code (take `CodeBlock`), not for links to other pages (take `PreviousNext`).',
  do: [{ show: <PageActions {...pageActions} />, because: 'The most frequent action is one press; the others name what they do.' }],
  dont: [
    {
      show: <PageActions {...pageActions} actions={[{ href: '/pricing', label: 'Pricing', hint: 'Our plans', icon: 'arrow-right' }]} />,
      because: 'A link to another page belongs into the navigation, where readers look for it.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the button, to the menu, and through the links of the open menu.',
      test: async ({ canvas, canvasElement, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Copy page' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvasElement.querySelector('summary')).toHaveFocus()
        await userEvent.keyboard('{Enter}')
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: /View as Markdown/ })).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'On the button, copies the page and says so. On the menu, opens or closes it.',
      test: async ({ canvas, canvasElement, userEvent }) => {
        const write = hearPromisedClipboard()
        canvas.getByRole('button', { name: 'Copy page' }).focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
        await expect(write).toHaveBeenCalledTimes(1)
        canvasElement.querySelector('summary')!.focus()
        await userEvent.keyboard('{Enter}')
        await expect(canvasElement.querySelector('details')!.open).toBe(true)
        await userEvent.keyboard(' ')
        await expect(canvasElement.querySelector('details')!.open).toBe(false)
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the menu.',
      test: async ({ canvas, canvasElement, userEvent }) => {
        const summary = canvasElement.querySelector('summary')!
        summary.focus()
        await userEvent.keyboard('{Enter}')
        await userEvent.keyboard('{Escape}')
        await expect(canvasElement.querySelector('details')!.open).toBe(false)
        await expect(summary).toHaveFocus()
        // Where it is closed, the key is for others.
        const copy = canvas.getByRole('button', { name: 'Copy page' })
        copy.focus()
        await userEvent.keyboard('{Escape}')
        await expect(copy).toHaveFocus()
      },
    },
  ],
} satisfies Guide
