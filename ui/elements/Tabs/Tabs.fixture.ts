import { expect, waitFor } from 'storybook/test'
import type { KeyboardRow } from '../../../.storybook/guides/guide.ts'

type Canvas = Parameters<KeyboardRow['test']>[0]['canvas']

const expectOpen = async (canvas: Canvas, name: string) => {
  await waitFor(() => expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus())
  await expect(canvas.getByRole('tab', { name })).toHaveAttribute('data-state', 'active')
  await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
}

/** Keyboard rows of tabs with these names, of which the first is open. */
export function tabKeys(names: readonly [string, string, ...string[]]): KeyboardRow[] {
  const [first, second] = names
  const last = names.at(-1)!
  return [
    {
      keys: 'Arrow right',
      does: 'Opens the next tab, after the last one the first. In right-to-left text Arrow left does.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        for (const name of [second, ...names.slice(2), first]) {
          await userEvent.keyboard('{ArrowRight}')
          await expectOpen(canvas, name)
        }
      },
    },
    {
      keys: 'Arrow left',
      does: 'Opens the previous tab, before the first one the last. In right-to-left text Arrow right does.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        for (const name of [last, names.at(-2)!]) {
          await userEvent.keyboard('{ArrowLeft}')
          await expectOpen(canvas, name)
        }
      },
    },
    {
      keys: 'Home',
      does: 'Opens the first tab.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{End}')
        await expectOpen(canvas, last)
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
