import { expect } from 'storybook/test'
import type { KeyboardRow } from '../../../.storybook/guides/guide.ts'

/** Keyboard rows of an instrument whose only tab stop is the pause control with this name. */
export const pauseKeys = (name: string): readonly KeyboardRow[] => [
  {
    keys: 'Tab',
    does: 'Moves the focus to the control that stops the motion. Under reduced motion nothing moves and there is no control.',
    test: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    },
  },
  {
    keys: 'Enter, Space',
    does: 'On the control, stops the motion, or lets it go on.',
    test: async ({ canvas, userEvent }) => {
      const control = canvas.getByRole('button', { name })
      control.focus()
      await userEvent.keyboard('{Enter}')
      await expect(control).toHaveAttribute('aria-pressed', 'true')
      await userEvent.keyboard(' ')
      await expect(control).toHaveAttribute('aria-pressed', 'false')
    },
  },
]
