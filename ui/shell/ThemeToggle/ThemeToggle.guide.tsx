import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { ThemeToggle } from './ThemeToggle.tsx'

export const guide = {
  use: 'Lets the reader choose the dark or the light theme and remembers it; the system’s own theme is no choice, so choosing it follows the system again. It stands in the header. Without JavaScript it is not shown.',
  avoid: 'Not for other settings: take `CheckboxField` or `RadioGroupField`. Not to stop a motion: take `PauseToggle`.',
  do: [
    { show: <ThemeToggle label="Dark theme" />, because: 'The label names what is on while the toggle is pressed: “Dark theme, pressed”.' },
  ],
  dont: [{ show: <ThemeToggle label="Change the theme" />, because: '“Change the theme, pressed”: nobody hears which theme it is.' }],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the toggle.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Dark theme' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'Changes the theme; pressed again, changes it back.',
      test: async ({ canvas, userEvent }) => {
        const toggle = canvas.getByRole('button', { name: 'Dark theme' })
        const before = toggle.getAttribute('aria-pressed')
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true'))
        await userEvent.keyboard(' ')
        await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', before))
      },
    },
  ],
} satisfies Guide
