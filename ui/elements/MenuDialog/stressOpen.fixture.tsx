import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { stress, type Copy } from '../../../.storybook/stress.tsx'

/** The `Stress` story of a menu: neither its button nor what it opens scrolls sideways. The button reaches into the margin of the page, so there is one. */
export function stressOpen(example: (copy: Copy) => ReactNode) {
  const closed = stress((copy) => <div style={{ paddingInline: 16 }}>{example(copy)}</div>)
  return {
    ...closed,
    play: async (context: { canvasElement: HTMLElement }) => {
      closed.play(context)
      for (const dialog of context.canvasElement.querySelectorAll('dialog')) {
        dialog.showModal()
        await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
        dialog.close()
      }
    },
  }
}
