import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { stress, type Copy } from '../../fixtures/stress.tsx'

/** `Stress` story of a menu. Fails if the open menu scrolls sideways. The button extends into the story's margin. */
export function stressOpen(example: (copy: Copy) => ReactNode) {
  const closed = stress((copy) => <div style={{ paddingInline: 16 }}>{example(copy)}</div>)
  return {
    ...closed,
    play: async (context: Parameters<typeof closed.play>[0]) => {
      closed.play(context)
      const canvas = within(document.body)
      for (const button of within(context.canvasElement).getAllByRole('button')) {
        await userEvent.click(button)
        const dialog = await canvas.findByRole('dialog')
        await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      }
    },
  }
}
