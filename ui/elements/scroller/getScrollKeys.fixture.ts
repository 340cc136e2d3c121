import { expect, waitFor } from 'storybook/test'
import type { KeyTests } from '../../fixtures/keyboard.ts'

/** Returns the keyboard test of the arrow keys for a group that scrolls sideways. */
export const getScrollKeys = (name: string): KeyTests => ({
  'Arrow right, Arrow left': async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('group', { name })
    box.focus()
    for (const [key, moved] of [
      ['{ArrowRight}', true],
      ['{ArrowLeft}', false],
    ] as const) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(box.scrollLeft > 0).toBe(moved))
    }
  },
})
