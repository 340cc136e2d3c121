import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guide.ts'
import { ThemeToggle } from './ThemeToggle.tsx'

export const guide = {
  use: 'Lets the reader choose the dark or the light theme and remembers it; the system’s own theme is no choice, so choosing it follows the system again. It stands in the header. Without JavaScript it is not shown.',
  avoid: 'Not for other settings: take `CheckboxField` or `RadioGroupField`. Not to stop a motion: take `PauseToggle`.',
  do: [{ show: <ThemeToggle label="Dark theme" />, because: 'The label names what is on when the switch is on: “Dark theme, on”.' }],
  dont: [{ show: <ThemeToggle label="Change the theme" />, because: '“Change the theme, on”: nobody hears which theme it is.' }],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the switch.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('switch', { name: 'Dark theme' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'Changes the theme; pressed again, changes it back.',
      test: async ({ canvas, userEvent }) => {
        const toggle = canvas.getByRole('switch', { name: 'Dark theme' })
        const before = toggle.getAttribute('aria-checked')
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(toggle).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true'))
        await userEvent.keyboard(' ')
        await waitFor(() => expect(toggle).toHaveAttribute('aria-checked', before))
      },
    },
  ],
} satisfies Guide
