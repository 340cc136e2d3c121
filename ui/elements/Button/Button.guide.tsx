import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Button, ButtonLink } from './Button.tsx'

export const guide = {
  use: 'A button does something on this page: it sends, adds or opens. Its text says what happens, in one to four words.',
  avoid:
    'Not for going somewhere: take `ButtonLink`, or `Link` inside a sentence. Not for a choice that stays: take a checkbox or radio field.',
  do: [
    {
      show: (
        <>
          <Button>Send application</Button> <Button variant="text">Clear</Button>
        </>
      ),
      because: 'One primary button in a view; every other way asks for less.',
    },
    {
      show: <Button disabledReason="Tick the consent box first">Send application</Button>,
      because: 'What cannot be pressed yet stays focusable and says why.',
    },
  ],
  dont: [
    {
      show: (
        <>
          <Button>Send</Button> <Button>Save</Button> <Button>Cancel</Button>
        </>
      ),
      because: 'Three primary buttons: nobody sees which one is the next step.',
    },
    {
      show: <ButtonLink href="#there">Click here</ButtonLink>,
      because: 'The words do not say where it leads, and a screen reader lists links by their words.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the button, also while it is unavailable.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Deploy' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'Presses the button.',
      test: async ({ args, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter} ')
        await expect(args.onClick).toHaveBeenCalledTimes(2)
      },
    },
  ],
} satisfies Guide
