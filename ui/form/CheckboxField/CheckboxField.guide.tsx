import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { CheckboxField } from './CheckboxField.tsx'

export const guide = {
  use: 'A checkbox field holds one statement that the reader agrees with or does not, such as a consent. The whole line can be pressed.',
  avoid:
    'Not for one answer of several: take `RadioGroupField`. Not for something that happens at once, such as opening or pausing: take `Button` or `PauseToggle`.',
  do: [
    {
      show: <CheckboxField name="check-do" label="You may email me about this application" required hint="About nothing else." />,
      because: 'The label is the whole statement in the reader’s voice, and it is not ticked for the reader.',
    },
  ],
  dont: [
    {
      show: <CheckboxField name="check-dont-not" label="I do not want to receive no email" defaultChecked />,
      because: 'A negation, ticked beforehand: nobody knows what an empty box means.',
    },
    {
      show: (
        <>
          <CheckboxField name="check-dont-call" label="Call me" />
          <CheckboxField name="check-dont-write" label="Email me instead" />
        </>
      ),
      because: 'Either the one or the other, but both boxes can be ticked: take `RadioGroupField`.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the box.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('checkbox', { name: 'You may email me' })).toHaveFocus()
      },
    },
    {
      keys: 'Space',
      does: 'Ticks the box, or takes the tick away.',
      test: async ({ canvas, userEvent }) => {
        const box = canvas.getByRole('checkbox', { name: 'You may email me' })
        box.focus()
        await userEvent.keyboard(' ')
        await expect(box).toBeChecked()
        await userEvent.keyboard(' ')
        await expect(box).not.toBeChecked()
      },
    },
  ],
} satisfies Guide
