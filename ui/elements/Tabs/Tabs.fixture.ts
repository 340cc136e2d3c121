import { expect, waitFor } from 'storybook/test'
import type { KeyContext, KeyTests } from '../../fixtures/keyboard.ts'

type Canvas = KeyContext['canvas']

const expectOpen = async (canvas: Canvas, name: string) => {
  await waitFor(() => expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus())
  await expect(canvas.getByRole('tab', { name })).toHaveAttribute('data-state', 'active')
  await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
}

/** Returns the keyboard tests for a row of tabs whose first tab is open. */
export function getTabKeys(names: readonly [string, string, ...string[]]): KeyTests {
  const [first, second] = names
  const last = names.at(-1)!
  return {
    'Arrow right': async ({ canvas, userEvent }) => {
      await userEvent.tab()
      for (const name of [second, ...names.slice(2), first]) {
        await userEvent.keyboard('{ArrowRight}')
        await expectOpen(canvas, name)
      }
    },
    'Arrow left': async ({ canvas, userEvent }) => {
      await userEvent.tab()
      for (const name of [last, names.at(-2)!]) {
        await userEvent.keyboard('{ArrowLeft}')
        await expectOpen(canvas, name)
      }
    },
    Home: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{End}')
      await expectOpen(canvas, last)
      await userEvent.keyboard('{Home}')
      await expectOpen(canvas, first)
    },
    End: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{End}')
      await expectOpen(canvas, last)
    },
  }
}
