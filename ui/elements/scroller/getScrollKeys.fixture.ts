import { expect } from 'storybook/test'
import type { KeyTests } from '../../fixtures/keyboard.ts'

/** Waits until the element stops scrolling, because the browser sometimes drops a key during smooth scrolling. */
const waitForScrollEnd = (element: Element) => new Promise((done) => element.addEventListener('scrollend', done, { once: true }))

/** Returns the keyboard test of the arrow keys for a group that scrolls sideways. */
export const getScrollKeys = (name: string): KeyTests => ({
  'Arrow right, Arrow left': async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('group', { name })
    box.focus()
    for (const [key, moved] of [
      ['{ArrowRight}', true],
      ['{ArrowLeft}', false],
    ] as const) {
      const end = waitForScrollEnd(box)
      await userEvent.keyboard(key)
      await end
      await expect(box.scrollLeft > 0).toBe(moved)
    }
  },
})
