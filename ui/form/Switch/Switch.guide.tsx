import type { Guide } from '../../../.storybook/guides/guide.ts'
import { expect } from 'storybook/test'
import { Switch } from './Switch.tsx'

export const guide = {
  use: 'A switch turns a setting on or off. The change holds at once, without a button to save it.',
  avoid: 'Not for what a form sends later, nor for consent: take `CheckboxField`.',
  do: [{ show: <Switch name="alerts" label="Mail me when a node fails" />, because: 'It says what happens when it is on.' }],
  dont: [{ show: <Switch name="off" label="Disable alerts" />, because: 'On means off: nobody is sure what happens.' }],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the switch.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('switch')).toHaveFocus()
      },
    },
    {
      keys: 'Space',
      does: 'Turns it on and off.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard(' ')
        await expect(canvas.getByRole('switch')).toBeChecked()
        await userEvent.keyboard(' ')
        await expect(canvas.getByRole('switch')).not.toBeChecked()
      },
    },
  ],
} satisfies Guide
