import { expect } from 'storybook/test'
import type { KeyTests } from '../../fixtures/keyboard.ts'

/** Returns the keyboard tests for a figure whose only tab stop is the pause button with this name. */
export const getPauseKeys = (name: string): KeyTests => ({
  Tab: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name })).toHaveFocus()
  },
  'Enter, Space': async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name })
    control.focus()
    await userEvent.keyboard('{Enter}')
    await expect(control).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(control).toHaveAttribute('aria-pressed', 'false')
  },
})
