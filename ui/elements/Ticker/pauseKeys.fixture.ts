import { expect } from 'storybook/test'
import type { KeyTests } from '../../fixtures/keyboard.ts'

/** Keyboard tests of an instrument whose only tab stop is the pause control with this name. */
export const pauseKeys = (name: string): KeyTests => ({
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
