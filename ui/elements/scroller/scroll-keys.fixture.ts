import { expect } from 'storybook/test'
import type { KeyTests } from '../../fixtures/keyboard.ts'

/** Waits for the end of a scroll: a key during the browser's smooth scrolling is sometimes lost. */
const still = (element: Element) => new Promise((done) => element.addEventListener('scrollend', done, { once: true }))

/** Keyboard test of the arrow keys in a group that scrolls sideways. */
export const scrollKeys = (name: string): KeyTests => ({
  'Arrow right, Arrow left': async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('group', { name })
    box.focus()
    for (const [key, moved] of [
      ['{ArrowRight}', true],
      ['{ArrowLeft}', false],
    ] as const) {
      const end = still(box)
      await userEvent.keyboard(key)
      await end
      await expect(box.scrollLeft > 0).toBe(moved)
    }
  },
})
