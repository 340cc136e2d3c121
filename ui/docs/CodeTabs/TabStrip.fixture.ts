import { expect, waitFor } from 'storybook/test'
import type { KeyboardRow } from '../../../.storybook/guide.ts'

type Canvas = Parameters<KeyboardRow['test']>[0]['canvas']

const expectOpen = async (canvas: Canvas, name: string) => {
  await waitFor(() => expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus())
  await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
}

/** What the keys of a `TabStrip` do, proved on a box with these tabs, of which the first is open. */
export function tabStripKeys(names: readonly [string, string, ...string[]]): KeyboardRow[] {
  const [first, second] = names
  const last = names.at(-1)!
  return [
    {
      keys: 'Arrow right',
      does: 'Opens the next tab, behind the last one the first.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{ArrowRight}')
        await expectOpen(canvas, second)
        for (let step = 1; step < names.length; step++) await userEvent.keyboard('{ArrowRight}')
        await expectOpen(canvas, first)
      },
    },
    {
      keys: 'Arrow left',
      does: 'Opens the tab before, in front of the first one the last.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{ArrowLeft}')
        await expectOpen(canvas, last)
        await userEvent.keyboard('{ArrowLeft}')
        await expectOpen(canvas, names.at(-2)!)
      },
    },
    {
      keys: 'Home',
      does: 'Opens the first tab.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Home}')
        await expectOpen(canvas, first)
      },
    },
    {
      keys: 'End',
      does: 'Opens the last tab.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{End}')
        await expectOpen(canvas, last)
      },
    },
  ]
}
